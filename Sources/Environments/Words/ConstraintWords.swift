import InterfaceBuilder
import UIKit

/// Describes constraints as equations in which views are named in words.
@preconcurrency @MainActor public struct ConstraintWords {
  let views: ViewWords

  /// Makes words for the constraints of a scene.
  public init(views: ViewWords) {
    self.views = views
  }

  /// The equation with its line in the document: “label “Name”.leading = safe area.leading + 20 (line 31)”.
  public func equation(_ constraint: NSLayoutConstraint) -> String {
    var text = side(constraint.firstItem, constraint.firstAttribute) + sign(constraint.relation)
    if constraint.secondItem == nil || constraint.secondAttribute == .notAnAttribute {
      text += Number.exact(constraint.constant)
    } else {
      if constraint.multiplier != 1 { text += "\(Number.exact(constraint.multiplier)) × " }
      text += side(constraint.secondItem, constraint.secondAttribute)
      if constraint.constant > 0 { text += " + \(Number.exact(constraint.constant))" }
      if constraint.constant < 0 { text += " − \(Number.exact(-constraint.constant))" }
    }
    if constraint.priority < .required {
      text += ", priority \(Number.exact(CGFloat(constraint.priority.rawValue)))"
    }
    return text + origin(of: constraint)
  }

  /// The origin of a constraint, in parentheses after a space: its line in the document, or else its identifier, such
  /// as “UISV-spacing” for a stack view's; empty if it has neither.
  public func origin(of constraint: NSLayoutConstraint) -> String {
    if let location = views.loaded.location(of: constraint) { return " (line \(location.line))" }
    if let identifier = constraint.identifier { return " (\(identifier))" }
    return ""
  }

  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    "\(views.words(forItem: item)).\(attribute)"
  }

  private func sign(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: " = "
    case .lessThanOrEqual: " ≤ "
    case .greaterThanOrEqual: " ≥ "
    }
  }
}
