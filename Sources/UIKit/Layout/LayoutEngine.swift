import ConstraintSolver

/// Places the views below one layout root by solving their constraints.
final class LayoutEngine {
  unowned(unsafe) let root: UIView
  init(root: UIView) { self.root = root }
  func add(_ constraint: NSLayoutConstraint) {}
  func remove(_ constraint: NSLayoutConstraint) {}
  func constantDidChange(of constraint: NSLayoutConstraint) {}
  func priorityDidChange(of constraint: NSLayoutConstraint) {}
  func intrinsicSizeMayHaveChanged(of view: UIView) {}
  func insetsMayHaveChanged() {}
  func frameDidChange(of view: UIView) {}
  func rootSizeDidChange() {}
  func isAmbiguous(guide: UILayoutGuide) -> Bool { false }
  func constraintsAffecting(_ item: AnyObject, axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
}
struct LayoutPass {
  let view: UIView
  init(from view: UIView) { self.view = view }
  func run() {}
  func updateConstraints() {}
}
extension UIView {
  var engineForInside: LayoutEngine? { layoutState.ownEngine ?? layoutState.engine }
  func applyEngineFramesToSubviews() {}
  func layoutStructureDidChange() {}
  func layoutDirectionDidChange() {}
  func autoresizingDidChange() {}
  func insetsDidChange() {}
  func insetsMayHaveMoved() {}
  func intrinsicSizeDidChange(of subview: UIView) {}
  func layoutFrame(of guide: UILayoutGuide) -> CGRect { .zero }
}
