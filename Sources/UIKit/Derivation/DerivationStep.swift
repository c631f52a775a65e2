/// One line of a ``LayoutDerivation``: a linear equation that gives one quantity by others that are known before it.
///
/// `result.value` is the sum of `factor × quantity.value` over ``terms``, plus ``constant``.
@preconcurrency @MainActor public struct DerivationStep {
  /// A known quantity times a factor.
  public struct Term {
    /// The factor; never zero.
    public var factor: Double
    /// The quantity: the result of an earlier step, or given.
    public var quantity: LayoutQuantity
    /// The index, in ``LayoutDerivation/steps``, of the step that gives the quantity. That step may use another name
    /// for the same edge. `nil` if the quantity is given: an edge or size of the layout's root, or the origin of a
    /// coordinate space.
    public var step: Int?
  }

  /// What kind of equation the step is.
  public enum Kind: Hashable, Sendable {
    /// The equation follows from the reasons of the step; if there are several, only from all of them together.
    case reasons
    /// The equation holds by geometry: for example, right edge = left edge + width, or a position is converted to the
    /// coordinates of another view.
    case geometry
    /// The equation states the inset between a view and its safe area, its margins or another guide of the system.
    case inset
    /// No reason decides the quantity. The step states the value that layout chose for it.
    case open
  }

  public var result: LayoutQuantity
  /// The known quantities on the right side.
  public var terms: [Term]
  /// The number on the right side, in points.
  public var constant: Double
  /// What kind of equation this is.
  public var kind: Kind
  /// The reasons; empty unless ``kind`` is ``Kind-swift.enum/reasons``.
  public var reasons: [LayoutReason]
  /// The relation of the step's reason, solved for the result, if there is exactly one reason; otherwise `equal`. The
  /// reason is an inequality only if the result lies at its limit.
  public var relation = NSLayoutConstraint.Relation.equal

  /// The range of values that an open quantity could have. Sizes are not negative.
  public var range: ClosedRange<Double>?

  /// The stack view that made all of the step's reasons as constraints to arrange its subviews; `nil` for other steps.
  public var arrangingView: UIView? { reasons.arrangingView }
}
