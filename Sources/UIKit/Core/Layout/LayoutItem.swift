import ConstraintSolver

/// A view or guide that an engine places, and its variables.
///
/// `left` and `top` are those of the frame in the superview's (or owning view's) coordinates, in points.
@MainActor struct LayoutItem {
  private let handle: ItemHandle?
  /// Number of the superview or owning view among the engine's items.
  var parent: Int { Int(parentNumber) }
  private let parentNumber: Int32
  /// Number of the view that the item is, or that the guide belongs to.
  var container: Int { Int(containerNumber) }
  private let containerNumber: Int32
  let left: Variable
  let top: Variable
  let width: Variable
  let height: Variable

  init(
    _ handle: ItemHandle?, parent: Int, container: Int, left: Variable, top: Variable, width: Variable, height: Variable
  ) {
    self.handle = handle
    parentNumber = Int32(parent)
    containerNumber = Int32(container)
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  /// The view; `nil` for guides, for the engine's own root, and for views that are gone.
  var view: UIView? { handle?.view }
  var guide: UILayoutGuide? { handle?.guide }

  func position(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? left : top }
  func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}
