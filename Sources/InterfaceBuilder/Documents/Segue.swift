/// A segue or relationship from one controller to another.
nonisolated struct Segue: Sendable {
  enum Kind: String, Sendable {
    case show, showDetail, presentation, popoverPresentation, push, modal, popover, relationship, embed, unwind, custom
    case replace, sheet
  }

  let id: String
  let kind: Kind
  /// What a relationship means: `rootViewController`, `viewControllers`, `masterViewController`, …
  let relationship: String?
  /// Identifier of the controller at which it starts.
  let source: String
  /// Identifier of the controller to which it leads.
  let destination: String
  let modalPresentationStyle: String?
  /// Whether it starts at an object outside the controller's view, such as a cell that code adds to a table.
  let startsOutsideController: Bool
  let element: Element
}
