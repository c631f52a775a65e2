nonisolated extension InterfaceDocument {
  /// Identifiers of the controllers that an app can show: the initial controller, those with a storyboard identifier,
  /// and those to which a segue or relationship leads from another reachable controller.
  ///
  /// `nil` if this is unknown: for xibs, and for storyboards without an initial controller, which may be unused or
  /// unfinished.
  ///
  /// - Complexity: linear in the number of controllers and segues.
  public var reachableControllers: Set<String>? {
    guard kind == .storyboard, let initialControllerID else { return nil }
    var reachable: Set<String> = []
    var next = [initialControllerID] + scenes.filter { $0.storyboardIdentifier != nil }.map(\.id)
    while let controller = next.popLast() {
      guard reachable.insert(controller).inserted else { continue }
      next += (segues.outgoing[controller] ?? []).map(\.destination)
    }
    return reachable
  }
}
