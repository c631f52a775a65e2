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
    /// The place of the step among ``LayoutDerivation/steps`` that gives the quantity, perhaps under another name of the
    /// same edge; `nil` where it is given: an edge or size of the layout's root, or the origin of a coordinate space.
    public var step: Int?
  }

  /// What kind of equation the step is.
  public enum Kind: Hashable, Sendable {
    /// It follows from one or more reasons; from several only together.
    case reasons
    /// Geometry: edges and sizes of one item follow from each other, or a position is moved to other coordinates.
    case geometry
    /// The inset between a view and its safe area, margins or another guide of the system.
    case inset
    /// Nothing decides the quantity; layout took this value.
    case open
  }

  /// The quantity that the step gives.
  public var result: LayoutQuantity
  /// The known quantities on the right side.
  public var terms: [Term]
  /// The number on the right side, in points.
  public var constant: Double
  /// What kind of equation this is.
  public var kind: Kind
  /// The reasons; empty unless ``kind`` is ``Kind-swift.enum/reasons``.
  public var reasons: [LayoutReason]
  /// How a single reason bounds the result: an inequality takes part only where layout presses the result against it.
  public var relation = NSLayoutConstraint.Relation.equal

  /// The values that an open quantity could have as well; sizes are not negative.
  public var range: ClosedRange<Double>?

  /// The view that arranges its subviews, where all reasons are constraints that it made for that: a stack view.
  public var arrangingView: UIView? { reasons.arrangingView }
}
