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
    /// It follows from one or more reasons. If there are several, it follows only from all of them together.
    case reasons
    /// Geometry: edges and sizes of one item follow from each other, or a position is moved to other coordinates.
    case geometry
    /// The inset between a view and its safe area, margins or another guide of the system.
    case inset
    /// Nothing decides the quantity; layout took this value.
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
  /// How a single reason bounds the result. An inequality takes part only if the result lies at its limit.
  public var relation = NSLayoutConstraint.Relation.equal

  /// The range of values that an open quantity could have. Sizes are not negative.
  public var range: ClosedRange<Double>?

  /// The stack view that made all of the step's reasons as constraints to arrange its subviews; `nil` for other steps.
  public var arrangingView: UIView? { reasons.arrangingView }
}
