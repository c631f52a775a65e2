import ConstraintSolver

/// A view or guide that an engine places, and its variables.
///
/// `left` and `top` are those of the frame in the superview's (or owning view's) coordinates, in points.
@MainActor struct LayoutItem {
  /// The view, kept alive so that the engine can let go of it; `nil` for guides and for the engine's own root.
  let view: UIView?
  let guide: UILayoutGuide?
  /// Number of the superview or owning view among the engine's items.
  let parent: Int
  let left: Variable
  let top: Variable
  let width: Variable
  let height: Variable
  /// Size of a scroll view's content, once a constraint refers to it.
  var contentWidth: Variable?
  var contentHeight: Variable?

  func position(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? left : top }
  func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}
