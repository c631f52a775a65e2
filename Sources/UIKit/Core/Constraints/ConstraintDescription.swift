/// The text that describes a constraint in logs, exceptions and reports.
@MainActor struct ConstraintDescription {
  /// The constraint as an equation, such as `<UILabel title>.leading == <UIView>.leading + 20 @750`. A view is named by
  /// its class and its accessibility identifier or label. The number after `@` is the priority, which is omitted if it
  /// is 1000.
  let text: String

  init(of constraint: NSLayoutConstraint) {
    var text = Self.side(constraint.firstItem, constraint.firstAttribute)
    text += " \(Self.sign(constraint.relation)) "
    let constant = constraint.constant
    if constraint.secondAttribute == .notAnAttribute || constraint.secondItem == nil {
      text += Self.number(constant)
    } else {
      if constraint.multiplier != 1 { text += "\(Self.number(constraint.multiplier)) × " }
      text += Self.side(constraint.secondItem, constraint.secondAttribute)
      if constant != 0 { text += constant < 0 ? " − \(Self.number(-constant))" : " + \(Self.number(constant))" }
    }
    if constraint.priority < .required { text += " @\(Self.number(CGFloat(constraint.priority.rawValue)))" }
    if let identifier = constraint.identifier { text = "'\(identifier)' " + text }
    self.text = text
  }

  private static func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    guard let item else { return "<gone>.\(attribute)" }
    var name = "\(type(of: item))"
    if let view = item as? UIView, let identifier = view.accessibilityIdentifier ?? view.statedAccessibilityLabel {
      name += " \(identifier)"
    } else if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
      name += " \(guide.identifier)"
    }
    return "<\(name)>.\(attribute)"
  }

  private static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The text of a number, with at most three decimals and without trailing zeros.
  static func number(_ value: CGFloat) -> String {
    RoundedNumber(value, scale: 1000).description
  }
}
