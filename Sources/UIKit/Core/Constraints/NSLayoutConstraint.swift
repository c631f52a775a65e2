/// The relation `first = multiplier × second + constant` (or ≤, ≥) between two attributes of views and guides.
///
/// The constraint takes part in layout while it is active. The constant is in points.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The view or guide on the left side of the relation; `nil` after its deallocation.
  public var firstItem: AnyObject? { first.item }
  /// The view or guide on the right side of the relation; `nil` if the right side is only a constant, or after the
  /// deallocation of the view or guide.
  public var secondItem: AnyObject? { second?.item }
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item; `notAnAttribute` if there is no second item.
  public let secondAttribute: Attribute
  /// Whether the left side equals the right side, is at most the right side, or is at least the right side.
  public let relation: Relation
  /// UIKit's flag for constraints that are archived with their view. It has no effect here: a view archives all its
  /// constraints except those that the system made.
  open var shouldBeArchived = false
  /// Whether a stack view made the constraint, and not the app's code or a document. If constraints conflict, layout
  /// leaves out one that the system did not make.
  @exclusivity(unchecked) public internal(set) var isSystemMade = false
  /// Whether the constraint gives a view without content the size at which Interface Builder's canvas shows it. The
  /// search for ambiguous views leaves such constraints out.
  @exclusivity(unchecked) var isDesignSize = false
  /// The factor by which the second attribute is multiplied.
  public let multiplier: CGFloat

  /// The number of points that is added on the right side. A change does not rebuild the layout engine.
  @exclusivity(unchecked) open var constant: CGFloat {
    didSet { if constant != oldValue { engineReference.object?.constantDidChange(of: self) } }
  }

  /// The priority. A constraint of priority 1000 is required; those of lower priority are optional.
  @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { engineReference.object?.priorityDidChange(of: self) } }
  }

  /// The constraint's number in the layout engine to which `engineReference` refers.
  @exclusivity(unchecked) var numberInEngine: Int32 = 0

  /// A name for logs and reports; `nil` if none was set.
  @exclusivity(unchecked) open var identifier: String?

  /// References to the views or guides on both sides. `second` is `nil` if the constraint has one item only.
  let first: ItemHandle
  let second: ItemHandle?

  /// The end of a distance between two anchors (`anchorWithOffset(to:)`), for constraints of which one side is such a
  /// distance.
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
  /// How many times the system spacing is added on the right side; `nil` for none. Only for vertical constraints.
  ///
  /// The spacing depends on the fonts at the baselines. The anchors' `…SystemSpacingBelow` methods set this property,
  /// and so does the reading of storyboards and xibs. Set it before the constraint is activated.
  public var systemSpacingMultiplier: CGFloat? {
    get { extras?.systemSpacingMultiplier }
    set { if newValue != nil || extras != nil { madeExtras.systemSpacingMultiplier = newValue } }
  }

  /// Values that only few constraints have. They are stored separately, so that the other constraints use less memory.
  private final class Extras {
    var firstEnd: DistanceEnd?
    var secondEnd: DistanceEnd?
    var systemSpacingMultiplier: CGFloat?
    var isRefusedByLayout = false
  }
  @exclusivity(unchecked) private var extras: Extras?

  private var madeExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  // Not isolated to the main actor, because the view's `deinit` clears it and may run on any thread.
  /// The view at which the constraint is installed, not retained; empty while the constraint is inactive.
  @exclusivity(unchecked) nonisolated(unsafe) var ownerReference = Unretained<UIView>()
  nonisolated final var owner: UIView? {
    get { ownerReference.object }
    set { ownerReference = Unretained(newValue) }
  }
  /// The closest common ancestor of the constraint's views while the constraint is active; otherwise empty.
  @exclusivity(unchecked) var installedAncestor = Unretained<UIView>()
  /// The `number` that the next activated constraint gets. Numbers ascend in the order of activation.
  @exclusivity(unchecked) static var nextNumber = 0
  @exclusivity(unchecked) var number = 0
  /// The layout engine that solves the constraint, not retained. The engine's `deinit` clears the reference.
  @exclusivity(unchecked) var engineReference = Unretained<LayoutEngine>()

  /// Whether one of the two attributes is a baseline. Its position then depends on a font.
  var isAtBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// The system spacing that is added on the right side, in points: `systemSpacingMultiplier` times the spacing for the
  /// fonts of the two items. 0 if there is no multiplier.
  var resolvedSystemSpacing: CGFloat {
    guard let systemSpacingMultiplier else { return 0 }
    return systemSpacingMultiplier
      * SystemSpacing.vertical(to: (firstItem, firstAttribute), from: (secondItem, secondAttribute))
  }

  /// Creates an inactive constraint between two items: views, or layout guides.
  ///
  /// If the second item is `nil`, the right side is the constant alone, whatever the second attribute is.
  ///
  /// The program stops with UIKit's message if UIKit throws an exception: for a position that equals a constant or a
  /// size, and for a leading or trailing edge that is related to a left or right one.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(inherited: view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: constant)
  }

  /// Creates an inactive constraint without UIKit's checks.
  ///
  /// Storyboards, xibs and archives can contain constraints for which UIKit throws an exception. Layout ignores those
  /// that it can't solve.
  package convenience init(
    unchecked first: AnyObject, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: AnyObject?, attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      ItemHandle.of(first), firstAttribute, relation, second.map(ItemHandle.of), secondAttribute,
      multiplier: multiplier, constant: constant)
  }

  /// Creates an inactive constraint between two items, without UIKit's checks. `second` is `nil` if the right side is
  /// the constant alone.
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

  /// Creates an inactive constraint of a subclass. Generated code calls it, because a class of another module inherits no
  /// initializer if its superclass has designated ones that are not public.
  ///
  /// The program stops with UIKit's message where ``init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)``
  /// does.
  @_spi(Generated) public init(
    inherited view1: Any, _ attr1: Attribute, _ relation: Relation, _ view2: Any?, _ attr2: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    let (first, second) = (Self.object(view1), view2.map(Self.object))
    UIKitException.ofConstraint(first, attr1, second, attr2, multiplier: multiplier)?.raise()
    self.first = ItemHandle.of(first)
    firstAttribute = attr1
    self.relation = relation
    self.second = second.map(ItemHandle.of)
    // SnapKit passes the first attribute again where there is no second item.
    secondAttribute = second == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// An item of a constraint as an object. It casts to classes first, because on Linux `as AnyObject` looks for a type
  /// to bridge to, which takes longer than the rest of creating a constraint.
  private static func object(_ item: Any) -> AnyObject {
    if let view = item as? UIView { return view }
    if let guide = item as? UILayoutGuide { return guide }
    return item as AnyObject
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Setting it to `true` installs the constraint at the closest common ancestor of both items. If there is none, or if
  /// the constraint relates a horizontal position to a vertical one in a window, the program stops with UIKit's message.
  /// Outside of a window, the latter is found when the items are laid out.
  open var isActive: Bool {
    get { !ownerReference.isEmpty }
    set {
      guard newValue != isActive else { return }
      guard newValue else { return uninstall() }
      refuseIncompatibleAnchors()
      if installIfPossible() { return }
      for item in items { Self.view(of: item)?.joinSuperview() }
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

  /// The view or guide of the first anchor. Returns `firstItem`.
  public var firstAnchorItem: AnyObject? { firstItem }

  /// The constraint as an equation, such as `<UILabel title>.leading == <UIView>.leading + 20 @750`, in which 750 is
  /// the priority.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { ConstraintDescription(of: self).text }
  }
}

extension NSLayoutConstraint {
  /// Whether code has activated the constraint, which is between a horizontal and a vertical position, outside of a
  /// window. UIKit throws an exception when it is laid out.
  final var isRefusedByLayout: Bool { extras?.isRefusedByLayout ?? false }

  /// Stops the program if the constraint is between a horizontal and a vertical position: at once if its items are in a
  /// window, otherwise when they are laid out. SnapKit's own tests activate such constraints outside of windows.
  final func refuseIncompatibleAnchors() {
    guard let exception = UIKitException.incompatibleAnchors(self) else { return }
    if items.contains(where: { Self.view(of: $0)?.window != nil }) { exception.raise() }
    madeExtras.isRefusedByLayout = true
  }
}
