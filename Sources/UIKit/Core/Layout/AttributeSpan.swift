import ConstraintSolver

/// The extent of a view or guide along an axis.
///
/// ``AttributeExpressions`` makes it and reads its edges, centre and size as ``AttributeSum``.
@MainActor struct AttributeSpan {
  /// The item at whose coordinate origin the extent starts.
  let item: Int
  /// The length of that item, or of its content.
  let length: Variable
  let axis: NSLayoutConstraint.Axis
  /// Whether the extent is a strip at the end of `length`.
  private var isAtEnd = false
  /// Points from there to the start of the extent.
  private var startConstant = 0.0
  /// The length of the extent where it is a number of points; `nil` where it is `length`.
  private var points: Double?
  /// Points from the start to the rectangle that attributes refer to: alignment insets, margins or safe area.
  private var insetBefore = 0.0
  /// Points from that rectangle to the end.
  private var insetAfter = 0.0
  /// Whether the insets depend on frames, so that they are computed again after solving.
  var followsFrames = false

  /// The extent of an item, or of its content.
  init(item: Int, length: Variable, axis: NSLayoutConstraint.Axis) {
    self.item = item
    self.length = length
    self.axis = axis
  }

  /// Takes the strip of `points` at the start of the extent.
  mutating func takeStart(_ points: Double) {
    self.points = points
  }

  /// Takes the strip of `points` that starts `distance` before the end of the extent.
  mutating func takeEnd(_ points: Double, before distance: Double) {
    isAtEnd = true
    startConstant = -distance
    self.points = points
  }

  /// Moves the edges that attributes refer to inwards.
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
  /// The axis that the attribute lies on; `nil` for none.
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

  /// Whether the attribute follows the reading direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is measured at the margins.
  var isAtMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Whether the attribute of a scrolling ancestor refers to the ancestor's content. Edges do; sizes and centres don't.
  var meansContentOfAncestor: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: false
    default: true
    }
  }

  /// Whether the attribute is a width or height.
  var isSize: Bool { self == .width || self == .height }

  /// The physical attribute without margins: which part of a span it names.
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
