/// The relation `first = multiplier × second + constant` (or ≤, ≥) between two attributes of views and guides.
///
/// Takes part in layout while active. Constants are points.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The view, guide or layout support on the left side; `nil` after its deallocation.
  public var firstItem: AnyObject? { first.item }
  /// The item on the right side; `nil` where the constraint sets a constant.
  public var secondItem: AnyObject? { second?.item }
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item, `notAnAttribute` without one.
  public let secondAttribute: Attribute
  /// Equal, at most or at least.
  public let relation: Relation
  /// Whether the constraint belongs to a view's archive.
  open var shouldBeArchived = false
  /// Whether the system made the constraint (stack views, autoresizing masks, fitting). Layout never breaks such a
  /// constraint in a conflict.
  @exclusivity(unchecked) public internal(set) var isSystemMade = false
  /// Whether the constraint gives a view the size that a design tool shows it at. Such constraints don't count in a
  /// diagnosis.
  @exclusivity(unchecked) var isDesignSize = false
  /// The factor of the second attribute.
  public let multiplier: CGFloat

  /// The points added on the right side. A change does not rebuild the layout engine.
  @exclusivity(unchecked) open var constant: CGFloat {
    didSet { if constant != oldValue { engineReference.object?.constantDidChange(of: self) } }
  }

  /// The priority: 1000 is required, lower priorities are optional.
  @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { engineReference.object?.priorityDidChange(of: self) } }
  }

  /// The constraint's number in `engine`.
  @exclusivity(unchecked) var numberInEngine: Int32 = 0

  /// A name for logs and reports.
  @exclusivity(unchecked) open var identifier: String?

  /// The handles of the items. `second` is `nil` if the constraint has one item only.
  let first: ItemHandle
  let second: ItemHandle?

  /// The anchor where a distance ends, if a side of the constraint is a distance between two anchors.
  struct DistanceEnd {
    let handle: ItemHandle
    let attribute: Attribute

    var item: AnyObject? { handle.item }
  }
  var firstEnd: DistanceEnd? {
    get { extras?.firstEnd }
    set { if newValue != nil || extras != nil { madeExtras.firstEnd = newValue } }
  }
  var secondEnd: DistanceEnd? {
    get { extras?.secondEnd }
    set { if newValue != nil || extras != nil { madeExtras.secondEnd = newValue } }
  }
  /// How many system spacings are added on the right side; nil for none. Vertical only.
  ///
  /// The spacing depends on the current fonts. The anchors' `…SystemSpacingBelow` methods set this, and so do
  /// documents. Set it before the constraint is activated.
  public var systemSpacingMultiplier: CGFloat? {
    get { extras?.systemSpacingMultiplier }
    set { if newValue != nil || extras != nil { madeExtras.systemSpacingMultiplier = newValue } }
  }

  /// Values that only few constraints have.
  private final class Extras {
    var firstEnd: DistanceEnd?
    var secondEnd: DistanceEnd?
    var systemSpacingMultiplier: CGFloat?
  }
  @exclusivity(unchecked) private var extras: Extras?

  private var madeExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  // Not isolated: the view's `deinit` clears it.
  /// The view at which the constraint is installed.
  @exclusivity(unchecked) nonisolated(unsafe) var ownerReference = Unretained<UIView>()
  nonisolated final var owner: UIView? {
    get { ownerReference.object }
    set { ownerReference = Unretained(newValue) }
  }
  /// The closest common ancestor of all items while the constraint is installed.
  @exclusivity(unchecked) var installedAncestor = Unretained<UIView>()
  /// Constraints are numbered in the order in which they are installed.
  @exclusivity(unchecked) static var nextNumber = 0
  @exclusivity(unchecked) var number = 0
  /// The engine that has a row for the constraint. The engine's `deinit` clears it.
  @exclusivity(unchecked) var engineReference = Unretained<LayoutEngine>()

  /// Whether one of the attributes is a baseline, which depends on the font there.
  var isAtBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// `systemSpacingMultiplier` in points, for the fonts at both ends; 0 without a multiplier.
  var resolvedSystemSpacing: CGFloat {
    guard let systemSpacingMultiplier else { return 0 }
    return systemSpacingMultiplier
      * SystemSpacing.vertical(to: (firstItem, firstAttribute), from: (secondItem, secondAttribute))
  }

  /// Creates an inactive constraint between two items.
  ///
  /// Items are views, layout guides or layout supports. A missing second item stands for the constant alone.
  ///
  /// Stops the program with UIKit's message where UIKit throws an exception: for a position that equals a constant or a
  /// size, and for a leading or trailing edge that is related to a left or right one.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    let (first, second) = (Self.object(view1), view2.map(Self.object))
    UIKitException.ofConstraint(first, attr1, second, attr2, multiplier: multiplier)?.raise()
    self.init(
      unchecked: first, attribute: attr1, relatedBy: relation, toItem: second, attribute: attr2,
      multiplier: multiplier, constant: constant)
  }

  /// Creates an inactive constraint without UIKit's checks.
  ///
  /// Documents and archives can hold constraints that UIKit refuses. Layout ignores those that it can't use.
  package convenience init(
    unchecked first: AnyObject, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: AnyObject?, attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      ItemHandle.of(first), firstAttribute, relation, second.map(ItemHandle.of), secondAttribute,
      multiplier: multiplier, constant: constant)
  }

  /// Creates an inactive constraint between two items.
  init(
    _ first: ItemHandle, _ firstAttribute: Attribute, _ relation: Relation, _ second: ItemHandle?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// An item as an object. Off Apple's systems `as AnyObject` first looks for a type to bridge to, which takes longer
  /// than the rest of making a constraint.
  private static func object(_ item: Any) -> AnyObject {
    if let view = item as? UIView { return view }
    if let guide = item as? UILayoutGuide { return guide }
    return item as AnyObject
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Activating installs it at the closest common ancestor of both items. If there is none, or if the constraint
  /// relates a horizontal position to a vertical one, the program stops with UIKit's message.
  open var isActive: Bool {
    get { !ownerReference.isEmpty }
    set {
      guard newValue != isActive else { return }
      guard newValue else { return uninstall() }
      UIKitException.incompatibleAnchors(self)?.raise()
      if !installIfPossible() { UIKitException.noCommonAncestor(self).raise() }
    }
  }

  /// Activates all of `constraints`.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all of `constraints`.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The first item, the same as `firstItem`.
  public var firstAnchorItem: AnyObject? { firstItem }

  /// The constraint as an equation, such as `<UILabel title>.leading == <UIView>.leading + 20 @750`.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { ConstraintDescription(of: self).text }
  }
}
