nonisolated extension InterfaceDocument {
  /// Identifiers of the controllers that an app can show: the initial controller, those with a storyboard identifier,
  /// and those to which a segue or relationship leads from another reachable controller.
  ///
  /// - Parameter unmade: the storyboard identifiers with which nothing makes a controller.
  /// - Returns: the identifiers; `nil` if this is unknown: for xibs, and for storyboards without an initial controller,
  ///   which may be unused or unfinished, unless an identifier is unmade.
  ///
  /// - Complexity: linear in the number of controllers and segues.
  public func reachableControllers(withoutIdentifiers unmade: Set<String> = []) -> Set<String>? {
    guard kind == .storyboard else { return nil }
    let made = scenes.filter { $0.storyboardIdentifier.map { !unmade.contains($0) } ?? false }
    guard let initialControllerID else { return unmade.isEmpty ? nil : reachable(from: made.map(\.id)) }
    return reachable(from: [initialControllerID] + made.map(\.id))
  }

  private func reachable(from controllers: [String]) -> Set<String> {
    var reachable: Set<String> = []
    var next = controllers
    while let controller = next.popLast() {
      guard reachable.insert(controller).inserted else { continue }
      next += (segues.outgoing[controller] ?? []).map(\.destination)
    }
    return reachable
  }
}
