import ConstraintSolver

/// The extent of a view or guide along an axis, in the coordinates of an ancestor.
@MainActor struct AttributeSpan {
  /// Where the extent starts: left or top.
  var start: LinearExpression
  /// How long it is.
  var length: LinearExpression
  /// Points from the start to the rectangle that attributes refer to: alignment insets, margins or safe area.
  var insetBefore: Double = 0
  /// Points from that rectangle to the end.
  var insetAfter: Double = 0
  /// Whether the insets depend on frames, so that they are computed again after solving.
  var followsFrames = false

  var minimum: LinearExpression { start.adding(constant: insetBefore) }

  var maximum: LinearExpression { start.adding(length).adding(constant: -insetAfter) }

  var middle: LinearExpression {
    start.adding(length, times: 0.5).adding(constant: (insetBefore - insetAfter) / 2)
  }

  var size: LinearExpression { length.adding(constant: -insetBefore - insetAfter) }
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
