import Environments
import InterfaceBuilder
import UIKit

/// Constraints with the attributes left and right, which are not mirrored in right-to-left languages.
nonisolated struct LeftRightConstraints: Rule {
  let identifier = "left-right-instead-of-leading-trailing"
  let impact = Impact.moderate
  let summary = "A view is pinned to the left or right, so it does not move when the screen is mirrored."
  let rationale = """
    In Arabic and Hebrew the whole screen is mirrored. A view with left or right constraints stays where it was, \
    covers other views or stands apart from its neighbours. A view with the same distance from both sides is not \
    judged. The rule judges only apps that may be mirrored. It needs review if code may change the constraint.
    """
  let example = RuleExample(
    fault: "A label is pinned to the left of the safe area with 20 points.",
    fix: "Pin its leading edge to the leading edge of the safe area.")
  let reference: RuleReference? = RuleReference(
    "Human Interface Guidelines: Right to left",
    "https://developer.apple.com/design/human-interface-guidelines/right-to-left")
}

@MainActor extension LeftRightConstraints {
  func observations(on screen: AuditedScreen) -> [Observation] {
    guard screen.loaded.environment.direction == .rightToLeft else { return [] }
    let words = ConstraintWords(views: screen.words)
    let constraints = screen.constraints.all
      .filter { Self.fixed.contains($0.firstAttribute) && !$0.isSystemMade }
    return constraints.compactMap { constraint in
      guard constraint.priority == .required, Self.fixed.contains(constraint.secondAttribute),
        let view = constraint.firstItem as? UIView ?? constraint.secondItem as? UIView,
        let location = screen.loaded.location(of: constraint), !hasOpposite(constraint, among: constraints)
      else { return nil }
      let subject = subject(of: constraint) ?? view
      // A semantic content attribute other than unspecified means that the author wants the view not to be mirrored.
      let isForcedLeft = subject.semanticContentAttribute != .unspecified
      guard !isForcedLeft else { return nil }
      let equation = words.equation(constraint)
      let fix = SuggestedFix(
        text: "Use leading and trailing in “\(equation)”.", edits: Self.turning(constraint, location.id))
      return Observation(
        view: subject, variant: location.id,
        doubt: screen.code.isChangedByCode(constraint) ? .constraintFromCode : nil, magnitude: 1,
        message:
          "It stays at the \(constraint.firstAttribute == .left ? "left" : "right") when the screen is mirrored.",
        because: [equation], fix: fix.text
      ).suggesting(
        FixSuggestions(
          fixes: [fix],
          otherwise: "Use leading and trailing in “\(equation)”, and in what stands beside it or depends on it."))
    }
  }

  /// The changes that turn left and right into leading and trailing.
  private static func turning(_ constraint: NSLayoutConstraint, _ id: String) -> [ObjectEdit] {
    func side(_ attribute: NSLayoutConstraint.Attribute) -> String { attribute == .left ? "leading" : "trailing" }
    return [
      ObjectEdit(id, "firstAttribute", side(constraint.firstAttribute)),
      ObjectEdit(id, "secondAttribute", side(constraint.secondAttribute)),
    ]
  }

  private static let fixed: Set<NSLayoutConstraint.Attribute> = [.left, .right]

  /// The view to report: of a constraint's two views, the one that is inside the other, or else the first.
  private func subject(of constraint: NSLayoutConstraint) -> UIView? {
    guard let first = constraint.firstItem as? UIView else { return constraint.secondItem as? UIView }
    guard let second = constraint.secondItem as? UIView else { return first }
    return second.isDescendant(of: first) ? second : first
  }

  /// Whether another constraint keeps the same distance between the same two items on the opposite side, so that
  /// mirroring makes no difference.
  private func hasOpposite(_ constraint: NSLayoutConstraint, among constraints: [NSLayoutConstraint]) -> Bool {
    constraints.contains { other in
      guard other !== constraint, other.firstAttribute == other.secondAttribute,
        other.firstAttribute != constraint.firstAttribute
      else { return false }
      let sameOrder = other.firstItem === constraint.firstItem && other.secondItem === constraint.secondItem
      let swapped = other.firstItem === constraint.secondItem && other.secondItem === constraint.firstItem
      return sameOrder && other.constant == -constraint.constant || swapped && other.constant == constraint.constant
    }
  }
}
