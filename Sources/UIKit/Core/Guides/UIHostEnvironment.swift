/// The surroundings of a topmost view: what bars and device edges cover, and which margins it has.
///
/// Apple's UIKit takes this from the window. Set it on the topmost view of a tree without a window.
public struct UIHostEnvironment: Hashable, Sendable {
  /// Parts of the view's edges that bars and device corners cover, in points.
  public var safeAreaInsets: UIEdgeInsets
  /// Whether the view gets the margins of a root view (16 or 20 by width) instead of 8.
  public var usesRootMargins: Bool
  /// Whether a navigation or tab bar controller shows the view. Then scroll views move their content out of the safe
  /// area even where it does not scroll.
  public var isShownByContainer: Bool

  /// Creates the surroundings of a topmost view.
  public init(
    safeAreaInsets: UIEdgeInsets = .zero, usesRootMargins: Bool = true, isShownByContainer: Bool = true
  ) {
    self.safeAreaInsets = safeAreaInsets
    self.usesRootMargins = usesRootMargins
    self.isShownByContainer = isShownByContainer
  }
}
