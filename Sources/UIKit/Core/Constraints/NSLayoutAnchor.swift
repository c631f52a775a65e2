/// An edge, centre, baseline or size of a view or guide, with methods that create constraints for it.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide that has the anchor's edge, centre, baseline or size; `item` is `nil` after its deallocation.
  let handle: ItemHandle
  let attribute: NSLayoutConstraint.Attribute

  init(_ handle: ItemHandle, _ attribute: NSLayoutConstraint.Attribute) {
    self.handle = handle
    self.attribute = attribute
  }

  /// The view or guide that has the anchor's edge, centre, baseline or size; `item` is `nil` after its deallocation.
  open var item: AnyObject? { handle.item }

  /// Creates an inactive constraint: this anchor = `anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: 1, constant: 0)
  }

  /// Creates an inactive constraint: this anchor ≥ `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: 1, constant: 0)
  }

  /// Creates an inactive constraint: this anchor ≤ `anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: 1, constant: 0)
  }

  /// Creates an inactive constraint: this anchor = `anchor` + `constant` points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: 1, constant: constant)
  }

  /// Creates an inactive constraint: this anchor ≥ `anchor` + `constant` points.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat)
    -> NSLayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor, multiplier: 1, constant: constant)
  }

  /// Creates an inactive constraint: this anchor ≤ `anchor` + `constant` points.
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

/// The anchor of a horizontal position: a left, right, leading or trailing edge, or a horizontal centre.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Creates an inactive constraint: this anchor is `multiplier` × 8 points after `anchor` in the reading direction.
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    related(.equal, to: anchor, multiplier: 1, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// Creates an inactive constraint: this anchor is at least `multiplier` × 8 points after `anchor` in the reading
  /// direction.
  open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor, multiplier: 1, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// Creates an inactive constraint: this anchor is at most `multiplier` × 8 points after `anchor` in the reading
  /// direction.
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor, multiplier: 1, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// The distance from this anchor to `otherAnchor`, as a dimension from which constraints can be created.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: handle, attribute, to: otherAnchor.handle, otherAnchor.attribute)
  }
}

/// The anchor of a vertical position: a top or bottom edge, a vertical centre, or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Creates an inactive constraint: this anchor is `multiplier` times the system spacing below `anchor`. The spacing
  /// is 8 points, or depends on the font if one of the anchors is a baseline.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    systemSpaced(.equal, below: anchor, multiplier: multiplier)
  }

  /// Creates an inactive constraint: this anchor is at least `multiplier` times the system spacing below `anchor`. The
  /// spacing is 8 points, or depends on the font if one of the anchors is a baseline.
  open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    systemSpaced(.greaterThanOrEqual, below: anchor, multiplier: multiplier)
  }

  /// Creates an inactive constraint: this anchor is at most `multiplier` times the system spacing below `anchor`. The
  /// spacing is 8 points, or depends on the font if one of the anchors is a baseline.
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    systemSpaced(.lessThanOrEqual, below: anchor, multiplier: multiplier)
  }

  /// The distance from this anchor to `otherAnchor`, as a dimension from which constraints can be created.
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

/// The anchor of a width or height, or the distance between two anchors.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The second anchor, if this dimension is the distance between two anchors; `nil` for a width or height.
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

  /// Creates an inactive constraint: this size = `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    sized(.equal, c)
  }

  /// Creates an inactive constraint: this size ≥ `c` points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    sized(.greaterThanOrEqual, c)
  }

  /// Creates an inactive constraint: this size ≤ `c` points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    sized(.lessThanOrEqual, c)
  }

  /// Creates an inactive constraint: this size = `m` × `anchor`.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m, constant: 0)
  }

  /// Creates an inactive constraint: this size ≥ `m` × `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: 0)
  }

  /// Creates an inactive constraint: this size ≤ `m` × `anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m, constant: 0)
  }

  /// Creates an inactive constraint: this size = `m` × `anchor` + `c` points.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    related(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Creates an inactive constraint: this size ≥ `m` × `anchor` + `c` points.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Creates an inactive constraint: this size ≤ `m` × `anchor` + `c` points.
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
