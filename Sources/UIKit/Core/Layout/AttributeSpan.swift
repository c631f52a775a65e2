import ConstraintSolver

/// The extent of a view or guide along an axis, from its left to its right edge or from its top to its bottom edge.
///
/// ``AttributeExpressions`` creates it and reads its edges, centre and size as ``AttributeSum``.
@MainActor struct AttributeSpan {
  /// The number of the item relative to whose left or top edge the extent is given.
  let item: Int
  /// The variable of the width or height of the item, or of the item's scrollable content.
  let length: Variable
  let axis: NSLayoutConstraint.Axis
  /// Whether the start of the extent is measured from the right or bottom edge, as for a strip at the bottom.
  private var isAtEnd = false
  /// The distance in points from the item's left or top edge to the start of the extent. If `isAtEnd`, it is measured
  /// from the right or bottom edge, and negative.
  private var startConstant = 0.0
  /// The length of the extent if it is fixed, in points; `nil` if it is the variable `length`.
  private var points: Double?
  /// The inset at the start, in points, by which attributes are moved inwards: an alignment inset, a margin or a
  /// safe-area inset.
  private var insetBefore = 0.0
  /// The inset at the end, in points, by which attributes are moved inwards: an alignment inset, a margin or a
  /// safe-area inset.
  private var insetAfter = 0.0
  /// Whether the insets depend on frames, so that layout has to compute them again after it has solved the constraints.
  var followsFrames = false

  /// Creates the whole extent of an item along an axis.
  ///
  /// - Parameters:
  ///   - item: the number of the item.
  ///   - length: the variable of its width or height, or of those of its scrollable content.
  ///   - axis: the axis of the extent.
  init(item: Int, length: Variable, axis: NSLayoutConstraint.Axis) {
    self.item = item
    self.length = length
    self.axis = axis
  }

  /// Limits the extent to a strip of `points` at its left or top edge.
  mutating func takeStart(_ points: Double) {
    self.points = points
  }

  /// Limits the extent to a strip of `points` that starts `distance` points before its right or bottom edge.
  mutating func takeEnd(_ points: Double, before distance: Double) {
    isAtEnd = true
    startConstant = -distance
    self.points = points
  }

  /// Sets the insets by which attributes are moved inwards from the extent's edges.
  mutating func apply(_ insets: UIEdgeInsets) {
    insetBefore = Double(axis == .horizontal ? insets.left : insets.top)
    insetAfter = Double(axis == .horizontal ? insets.right : insets.bottom)
  }

  var minimum: AttributeSum { sum(startFactor, startConstant + insetBefore) }

  var maximum: AttributeSum { sum(startFactor + lengthFactor, startConstant + (points ?? 0) - insetAfter) }

  var middle: AttributeSum {
    sum(startFactor + 0.5 * lengthFactor, startConstant + 0.5 * (points ?? 0) + (insetBefore - insetAfter) / 2)
  }

  var size: AttributeSum {
    var size = sum(lengthFactor, (points ?? 0) + (-insetBefore - insetAfter))
    size.item = nil
    return size
  }

  private var startFactor: Double { isAtEnd ? 1 : 0 }

  private var lengthFactor: Double { points == nil ? 1 : 0 }

  private func sum(_ factor: Double, _ constant: Double) -> AttributeSum {
    AttributeSum(
      item: item, axis: axis, lengthFactor: factor, length: length, constant: constant, followsFrames: followsFrames)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis of the attribute: horizontal for a width or x position, vertical for a height, y position or baseline.
  /// `nil` for `notAnAttribute`.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is leading or trailing, so that its side depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute refers to the layout margins, such as `leftMargin`.
  var isAtMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Whether this attribute of a scroll view, in a constraint with a view inside it, refers to the scroll view's
  /// content. Edges do; sizes and centres refer to its frame.
  var meansContentOfAncestor: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: false
    default: true
    }
  }

  /// Whether the attribute is a width or height.
  var isSize: Bool { self == .width || self == .height }

  /// The attribute with left or right instead of leading or trailing, and without a margin: `trailingMargin` becomes
  /// `right` or `left`.
  func physical(in direction: UIUserInterfaceLayoutDirection) -> Self {
    let isMirrored = direction == .rightToLeft
    return switch self {
    case .leading, .leadingMargin: isMirrored ? .right : .left
    case .trailing, .trailingMargin: isMirrored ? .left : .right
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}
