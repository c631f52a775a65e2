/// What a view without a superview would get from its window and view controller: safe-area insets, and the margins of
/// a root view.
///
/// Set it as `hostEnvironment` of the topmost view of a tree without a window.
public struct UIHostEnvironment: Hashable, Sendable {
  /// How far bars and the device's notch and corners cover the view at each edge, in points.
  public var safeAreaInsets: UIEdgeInsets
  /// Whether the view has the layout margins of a view controller's root view. These are 16 or 20 points at the left
  /// and right, depending on the width. Otherwise, the margins are 8 points on each side.
  public var usesRootMargins: Bool
  /// Whether a navigation or tab bar controller shows the view. If so, scroll views inset their content by the safe
  /// area even along an axis in which it does not scroll.
  public var isShownByContainer: Bool

  /// Creates the environment of a view without a superview.
  ///
  /// - Parameters:
  ///   - safeAreaInsets: how far bars and the device's notch and corners cover the view at each edge, in points.
  ///   - usesRootMargins: whether the view has the layout margins of a view controller's root view.
  ///   - isShownByContainer: whether a navigation or tab bar controller shows the view.
  public init(
    safeAreaInsets: UIEdgeInsets = .zero, usesRootMargins: Bool = true, isShownByContainer: Bool = true
  ) {
    self.safeAreaInsets = safeAreaInsets
    self.usesRootMargins = usesRootMargins
    self.isShownByContainer = isShownByContainer
  }
}
