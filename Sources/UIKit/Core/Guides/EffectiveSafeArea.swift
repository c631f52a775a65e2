/// A view's safe-area insets, computed from its superview's.
///
/// A view without a superview has the insets of its ``UIHostEnvironment``. A controller (``ViewOwner``) adds the insets
/// of its bars. ``ViewSurroundings`` stores the result.
@MainActor struct EffectiveSafeArea {
  let insets: UIEdgeInsets

  /// A subview's inset is the part of its superview's inset that overlaps it, never below zero.
  ///
  /// Where the superview's inset is zero, so is the subview's, even if the subview extends beyond that edge: a table
  /// row below the screen has the same height as one on it.
  init(of view: UIView) {
    var insets: UIEdgeInsets
    if let parent = view.parent {
      insets = parent.safeAreaPassedOn(parent.effectiveSafeArea)
      let frame = view.untransformedFrame
      let size = parent.untransformedFrame.size
      insets.top = Self.overlap(insets.top, distance: frame.minY)
      insets.left = Self.overlap(insets.left, distance: frame.minX)
      insets.bottom = Self.overlap(insets.bottom, distance: size.height - frame.maxY)
      insets.right = Self.overlap(insets.right, distance: size.width - frame.maxX)
    } else {
      insets = view.marginState.host?.safeAreaInsets ?? .zero
    }
    if let controller = view.controller {
      for added in [controller.containerInsets, controller.additionalSafeAreaInsets] where added != .zero {
        insets.top += added.top
        insets.left += added.left
        insets.bottom += added.bottom
        insets.right += added.right
      }
    }
    self.insets = insets
  }

  private static func overlap(_ inset: CGFloat, distance: CGFloat) -> CGFloat {
    inset > 0 ? max(0, inset - distance) : 0
  }
}
