/// The safe-area insets of a view, worked out from those of the views above.
struct EffectiveSafeArea {
  let insets: UIEdgeInsets

  /// A subview's inset is the part of its superview's inset that overlaps it, never below zero.
  init(of view: UIView) {
    var insets: UIEdgeInsets
    if let parent = view.parent {
      insets = Self(of: parent).insets
      insets = parent.safeAreaPassedOn(insets)
      let frame = view.untransformedFrame
      let size = parent.untransformedFrame.size
      insets.top = max(0, insets.top - frame.minY)
      insets.left = max(0, insets.left - frame.minX)
      insets.bottom = max(0, insets.bottom - (size.height - frame.maxY))
      insets.right = max(0, insets.right - (size.width - frame.maxX))
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
}
