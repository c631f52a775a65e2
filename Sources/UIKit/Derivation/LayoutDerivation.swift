/// Why a view is where it is along one axis: the constraints that decide its position and size, as equations in an order
/// in which each uses only what is known before it.
///
/// The reasons are exactly the ones that decide: without any of them, position or size would be open. Inequalities and
/// natural sizes are among them only where they are active. The inner constraints
/// of a stack view are joined to one step.
@preconcurrency @MainActor public struct LayoutDerivation {
  /// The view whose position and size are derived.
  public var view: UIView
  /// The axis.
  public var axis: NSLayoutConstraint.Axis
  /// The view in whose coordinates positions are, unless a quantity names another one.
  public var space: UIView
  /// The same for positions on the other axis, which an aspect ratio brings in.
  public var crossSpace: UIView?
  /// The view whose size is given: the root of the layout.
  public var root: UIView
  /// The equations, those first that others depend on.
  public var steps: [DerivationStep]
  /// The left or top edge of the view's frame in its superview's coordinates, before it is rounded to pixels.
  public var position: DerivationStep.Term
  /// The width or height of the view's frame, before it is rounded to pixels.
  public var length: DerivationStep.Term
}

extension UIView {
  /// Why the view is where it is along an axis, as last laid out; `nil` for views that no constraints place: roots of a
  /// layout, and what a superview places by setting frames.
  ///
  /// - Complexity: an elimination of the whole system of constraints around the view, and a small simplex.
  public func layoutDerivation(for axis: NSLayoutConstraint.Axis) -> LayoutDerivation? {
    guard let engine = layoutState.engine, var builder = DerivationBuilder(engine, of: self, along: axis) else {
      return nil
    }
    return builder.derivation(of: self)
  }
}
