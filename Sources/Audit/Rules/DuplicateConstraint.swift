import Environments
import InterfaceBuilder
import UIKit

/// Constraints that have the same meaning as another one.
nonisolated struct DuplicateConstraint: Rule {
  let identifier = "duplicate-constraint"
  let impact = Impact.minor
  let summary = "Two constraints say the same."
  let rationale = """
    The layout is the same without one of the two. But a later change of only one of them causes a conflict that is \
    hard to explain. It always needs review, because the screen looks right.
    """
  let isReviewWorthIt = false
  let example = RuleExample(
    fault: "A label's top is pinned to the top of the safe area with 20 points, twice.", fix: "Delete one of them.")
  let reference: RuleReference? = RuleReference(
    "Auto Layout Guide: Debugging Tricks and Tips",
    "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/TypesofErrors.html"
  )
}

@MainActor extension DuplicateConstraint {
  func observations(on screen: AuditedScreen) -> [Observation] {
    let words = ConstraintWords(views: screen.words)
    var first: [Statement: NSLayoutConstraint] = [:]
    first.reserveCapacity(screen.constraints.all.count)
    return screen.constraints.all.compactMap { constraint in
      guard !constraint.isSystemMade, let location = screen.loaded.location(of: constraint) else { return nil }
      let statement = Statement(constraint)
      guard let earlier = first[statement] else {
        first[statement] = constraint
        return nil
      }
      guard let view = constraint.firstItem as? UIView ?? constraint.secondItem as? UIView else { return nil }
      return Observation(
        view: view, line: location.line, variant: location.id, doubt: "it changes nothing on the screen", magnitude: 1,
        message: "One of its constraints is there twice.",
        because: [words.equation(earlier), words.equation(constraint)], fix: "Delete one of the two.")
    }
  }

  /// The equation of a constraint in a normal form, so that `a.top = b.top + 8` equals `b.top = a.top - 8`.
  private struct Statement: Hashable {
    var first: ObjectIdentifier?
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: ObjectIdentifier?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: Float

    @MainActor init(_ constraint: NSLayoutConstraint) {
      first = constraint.firstItem.map { ObjectIdentifier($0) }
      second = constraint.secondItem.map { ObjectIdentifier($0) }
      firstAttribute = constraint.firstAttribute
      secondAttribute = constraint.secondItem == nil ? .notAnAttribute : constraint.secondAttribute
      relation = constraint.relation
      multiplier = constraint.multiplier
      constant = constraint.constant
      priority = constraint.priority.rawValue
      guard multiplier == 1, let first, let second, isAfter(first, second) else { return }
      (self.first, self.second) = (second, first)
      (firstAttribute, secondAttribute) = (secondAttribute, firstAttribute)
      constant = -constant
      relation =
        switch relation {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }

    private func isAfter(_ first: ObjectIdentifier, _ second: ObjectIdentifier) -> Bool {
      (second, secondAttribute.rawValue) < (first, firstAttribute.rawValue)
    }
  }
}
