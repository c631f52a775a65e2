/// The safe-area insets of a view, worked out from those of the views above.
@MainActor struct EffectiveSafeArea {
  let insets: UIEdgeInsets

  /// A subview's inset is the part of its superview's inset that overlaps it, never below zero.
  ///
  /// An edge of the superview that keeps nothing free keeps nothing free of a subview that reaches beyond it either: a row
  /// far down in a table is as high as one on the screen.
  init(of view: UIView) {
    var insets: UIEdgeInsets
    if let parent = view.parent {
      insets = Self(of: parent).insets
      insets = parent.safeAreaPassedOn(insets)
      let frame = view.untransformedFrame
      let size = parent.untransformedFrame.size
      insets.top = Self.overlap(insets.top, distance: frame.minY)
      insets.left = Self.overlap(insets.left, distance: frame.minX)
      insets.bottom = Self.overlap(insets.bottom, distance: size.height - frame.maxY)
      insets.right = Self.overlap(insets.right, distance: size.width - frame.maxX)
    } else {
      insets = view.marginState.host?.safeAreaInsets ?? .zero
    }
    if let additional = view.controller?.additionalSafeAreaInsets {
      insets.top += additional.top
      insets.left += additional.left
      insets.bottom += additional.bottom
      insets.right += additional.right
    }
    self.insets = insets
  }

  private static func overlap(_ inset: CGFloat, distance: CGFloat) -> CGFloat {
    inset > 0 ? max(0, inset - distance) : 0
  }
}
