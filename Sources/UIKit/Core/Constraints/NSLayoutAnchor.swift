/// One attribute of a view or guide, from which constraints are made in code.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide that the anchor belongs to.
  let handle: ItemHandle
  let attribute: NSLayoutConstraint.Attribute

  init(_ handle: ItemHandle, _ attribute: NSLayoutConstraint.Attribute) {
    self.handle = handle
    self.attribute = attribute
  }

  /// The view or guide that the anchor belongs to.
  open var item: AnyObject? { handle.item }

  /// A constraint that this anchor equals another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: 1, constant: 0)
  }

  /// A constraint that this anchor is at least another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: 1, constant: 0)
  }

  /// A constraint that this anchor is at most another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: 1, constant: 0)
  }

  /// A constraint that this anchor equals another plus points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: 1, constant: constant)
  }

  /// A constraint that this anchor is at least another plus points.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat)
    -> NSLayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor, multiplier: 1, constant: constant)
  }

  /// A constraint that this anchor is at most another plus points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat)
    -> NSLayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor, multiplier: 1, constant: constant)
  }

  func related(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    if let other, attribute.mixesSides(with: other.attribute) {
      UIKitException.ofAnchors((item, attribute), (other.item, other.attribute))?.raise()
    }
    return NSLayoutConstraint(
      handle, attribute, relation, other?.handle, other?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant)
  }
}

/// A left, right, leading, trailing or centre anchor.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A constraint that this anchor lies the system's spacing times `multiplier` after another.
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    related(.equal, to: anchor, multiplier: 1, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// A constraint that this anchor lies at least the system's spacing times `multiplier` after another.
  open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor, multiplier: 1, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// A constraint that this anchor lies at most the system's spacing times `multiplier` after another.
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor, multiplier: 1, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// The distance from this anchor to another, as a size that can be constrained.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: handle, attribute, to: otherAnchor.handle, otherAnchor.attribute)
  }
}

/// A top, bottom, centre or baseline anchor.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A constraint that this anchor lies the system's spacing times `multiplier` below another.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    systemSpaced(.equal, below: anchor, multiplier: multiplier)
  }

  /// A constraint that this anchor lies at least the system's spacing times `multiplier` below another.
  open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    systemSpaced(.greaterThanOrEqual, below: anchor, multiplier: multiplier)
  }

  /// A constraint that this anchor lies at most the system's spacing times `multiplier` below another.
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    systemSpaced(.lessThanOrEqual, below: anchor, multiplier: multiplier)
  }

  /// The distance from this anchor to another, as a size that can be constrained.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: handle, attribute, to: otherAnchor.handle, otherAnchor.attribute)
  }

  private func systemSpaced(
    _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = related(relation, to: anchor, multiplier: 1, constant: 0)
    constraint.systemSpacingMultiplier = multiplier
    return constraint
  }
}

/// A width or height anchor.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Where a distance between two anchors ends; `nil` for a plain size.
  private let end: NSLayoutConstraint.DistanceEnd?

  override init(_ handle: ItemHandle, _ attribute: NSLayoutConstraint.Attribute) {
    end = nil
    super.init(handle, attribute)
  }

  init(
    from start: ItemHandle, _ startAttribute: NSLayoutConstraint.Attribute, to end: ItemHandle,
    _ endAttribute: NSLayoutConstraint.Attribute
  ) {
    self.end = NSLayoutConstraint.DistanceEnd(handle: end, attribute: endAttribute)
    super.init(start, startAttribute)
  }

  /// A constraint that this size is a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    sized(.equal, c)
  }

  /// A constraint that this size is at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    sized(.greaterThanOrEqual, c)
  }

  /// A constraint that this size is at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    sized(.lessThanOrEqual, c)
  }

  /// A constraint that this size is `m` times another.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m, constant: 0)
  }

  /// A constraint that this size is at least `m` times another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: 0)
  }

  /// A constraint that this size is at most `m` times another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m, constant: 0)
  }

  /// A constraint that this size is `m` times another plus points.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    related(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// A constraint that this size is at least `m` times another plus points.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// A constraint that this size is at most `m` times another plus points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  private func sized(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    related(relation, to: nil, multiplier: 1, constant: constant)
  }

  override func related(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<NSLayoutDimension>?, multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = super.related(relation, to: other, multiplier: multiplier, constant: constant)
    constraint.firstEnd = end
    constraint.secondEnd = (other as? NSLayoutDimension)?.end
    return constraint
  }
}
