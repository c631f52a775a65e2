import ConstraintSolver

/// A view or guide that an engine places: its variables, and the constraints that the engine makes for it.
///
/// `left` and `top` are those of the frame in the superview's (or owning view's) coordinates, in points.
@MainActor struct LayoutItem {
  /// The view, kept alive so that the engine can let go of it; `nil` for guides and for the engine's own root.
  let view: UIView?
  let guide: UILayoutGuide?
  /// Place of the superview or owning view among the engine's items.
  let parent: Int
  let left: Variable
  let top: Variable
  let width: Variable
  let height: Variable
  /// Size of a scroll view's content, once a constraint speaks of it.
  var contentWidth: Variable?
  var contentHeight: Variable?
  var intrinsicWidth = IntrinsicConstraints()
  var intrinsicHeight = IntrinsicConstraints()
  var maskConstraints: [ConstraintID] = []
  /// Whether the natural size is that of wrapped text.
  var isWrapped = false
  /// The width for which the size of wrapped text was last asked.
  var measuredWidth: CGFloat?
  /// The width that text had when it was wrapped to `measuredWidth`.
  var wrappedWidth: CGFloat?

  func position(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? left : top }
  func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}

/// The constraints that pull a size towards the natural one.
@MainActor struct IntrinsicConstraints {
  var length: CGFloat = UIView.noIntrinsicMetric
  var hugging: UILayoutPriority = .defaultLow
  var compression: UILayoutPriority = .defaultHigh
  var ids: [ConstraintID] = []
}
