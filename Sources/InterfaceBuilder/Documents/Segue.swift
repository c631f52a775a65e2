/// A segue or relationship from one controller to another.
nonisolated struct Segue: Sendable {
  enum Kind: String, Sendable {
    case show, showDetail, presentation, popoverPresentation, push, modal, popover, relationship, embed, unwind, custom
    case replace, sheet
  }

  let id: String
  let kind: Kind
  /// For a relationship, the property of the source that contains the destination: `rootViewController`,
  /// `viewControllers`, `masterViewController`, …
  let relationship: String?
  /// Identifier of the controller in whose scene the segue starts.
  let source: String
  /// Identifier of the controller to which the segue leads.
  let destination: String
  let modalPresentationStyle: String?
  /// Whether the segue starts at a top-level object of the scene beside the controller, such as a view or a gesture
  /// recognizer that is not inside the controller's view.
  let startsOutsideController: Bool
  let element: Element
}
