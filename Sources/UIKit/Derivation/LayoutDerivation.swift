/// Why a view is where it is along one axis: the constraints that decide its position and size, as equations. Each
/// equation uses only quantities that earlier equations give.
///
/// The derivation contains only necessary reasons: without any one of them, position or size would be open. It contains
/// inequalities and natural sizes only if they are active. The inner constraints of a stack view are joined into one
/// step.
@preconcurrency @MainActor public struct LayoutDerivation {
  /// The view whose position and size are derived.
  public var view: UIView
  public var axis: NSLayoutConstraint.Axis
  /// The view in whose coordinates positions along ``axis`` are measured, unless a quantity names another view.
  public var space: UIView
  /// The view in whose coordinates positions along the other axis are measured. They occur only if an aspect ratio is
  /// among the reasons; otherwise this is `nil`.
  public var crossSpace: UIView?
  /// The view whose size is given: the root of the layout.
  public var root: UIView
  /// The equations. Each comes after the equations that it depends on.
  public var steps: [DerivationStep]
  /// The left or top edge of the view's frame in its superview's coordinates, before it is rounded to pixels.
  public var position: DerivationStep.Term
  /// The width or height of the view's frame, before it is rounded to pixels.
  public var length: DerivationStep.Term
}

extension UIView {
  /// Explains the view's position and size along an axis after the last layout; `nil` for views that constraints do not
  /// place: the root of a layout, and views whose frames the superview sets.
  ///
  /// - Complexity: an elimination of the whole system of constraints around the view, and a small simplex.
  public func layoutDerivation(for axis: NSLayoutConstraint.Axis) -> LayoutDerivation? {
    guard let engine = layoutState.engine, var builder = DerivationBuilder(engine, of: self, along: axis) else {
      return nil
    }
    return builder.derivation(of: self)
  }
}
