/// Computes `UIView.safeAreaInsets` from the insets of the superview.
///
/// A view without a superview has the insets of its ``UIHostEnvironment``. If the view belongs to a controller
/// (``ViewOwner``), the insets of bars around the controller and its `additionalSafeAreaInsets` are added.
/// ``ViewSurroundings`` stores the result.
@MainActor struct EffectiveSafeArea {
  let insets: UIEdgeInsets

  /// Computes the insets of `view`. At each edge, the inset is the part of the superview's inset that overlaps the
  /// view, and at least zero.
  ///
  /// At an edge where the superview's inset is zero, the view's is zero too, even if the view extends beyond that edge.
  /// A table row below the screen therefore has the same height as one on the screen.
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
