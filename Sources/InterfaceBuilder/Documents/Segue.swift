/// A way from one controller to another.
nonisolated struct Segue: Sendable {
  enum Kind: String, Sendable {
    case show, showDetail, presentation, popoverPresentation, push, modal, popover, relationship, embed, unwind, custom
    case replace, sheet
  }

  let id: String
  let kind: Kind
  /// What a relationship means: `rootViewController`, `viewControllers`, `masterViewController`, …
  let relationship: String?
  /// Identifier of the controller that the way starts at.
  let source: String
  /// Identifier of the controller that it leads to.
  let destination: String
  let modalPresentationStyle: String?
  /// Whether it starts at an object beside the controller, as a cell that code puts into a table.
  let startsOutsideController: Bool
  let element: Element
}
