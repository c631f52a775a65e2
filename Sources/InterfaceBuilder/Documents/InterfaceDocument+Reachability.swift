nonisolated extension InterfaceDocument {
  /// Identifiers of the controllers that an app can show: the one that the storyboard starts with, those that code can name,
  /// and those to which a segue or relationship of another one leads.
  ///
  /// `nil` where the document does not tell: xibs, and storyboards without an initial controller, which may be out of use as
  /// a whole or not finished.
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
