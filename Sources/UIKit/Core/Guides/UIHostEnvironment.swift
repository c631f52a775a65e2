/// What surrounds the topmost view of a tree: bars and device edges that cover it, and how its margins are chosen.
///
/// UIKit gets this from the window; a tree that is laid out without one is told here.
public struct UIHostEnvironment: Hashable, Sendable {
  /// Parts of the view's edges that bars and device corners cover, in points.
  public var safeAreaInsets: UIEdgeInsets
  /// Whether the view gets the margins of a root view (16 or 20 by width) instead of 8.
  public var usesRootMargins: Bool

  /// Creates the surroundings of a topmost view.
  public init(safeAreaInsets: UIEdgeInsets = .zero, usesRootMargins: Bool = true) {
    self.safeAreaInsets = safeAreaInsets
    self.usesRootMargins = usesRootMargins
  }
}
