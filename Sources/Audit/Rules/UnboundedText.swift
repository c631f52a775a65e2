import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Text of one line that nothing keeps on the screen.
nonisolated struct UnboundedText: Rule {
  let identifier = "unbounded-text"
  let impact = Impact.minor
  let summary = "Nothing ends a line of text at the edge of the screen, so a longer text runs off it."
  let rationale = """
    A text that fits in English may be twice as long in another language, or when a reader chooses larger text. A \
    label needs a constraint at its trailing edge, if only a least distance. It always needs review: a short text in \
    an app with one language will fit.
    """
  let example = RuleExample(
    fault: "A label is pinned at its top and leading edge only.",
    fix: "Add a constraint: its trailing edge at most at the margin.")
  let reference: RuleReference? = RuleReference(
    "Auto Layout Guide: Anatomy of a Constraint",
    "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html"
  )
}

@MainActor extension UnboundedText {
  func observations(on screen: AuditedScreen) -> [Observation] {
    let constraints = horizontalConstraints(on: screen)
    return screen.views.compactMap { view in
      guard let label = view.view as? UILabel, !label.translatesAutoresizingMaskIntoConstraints, !view.isPlacedBySystem,
        view.location.customClass == nil, let text = label.text, text.contains(where: \.isLetter)
      else { return nil }
      guard let own = constraints[ObjectIdentifier(label)], own.count == 1, let only = own.first else { return nil }
      let attribute = only.firstItem === label ? only.firstAttribute : only.secondAttribute
      guard attribute == .leading || attribute == .left else { return nil }
      return Observation(
        view: label, outcome: .needsReview, magnitude: Double(view.frame.width),
        message: "Nothing ends its text at the edge of the screen.",
        because: [ConstraintWords(views: screen.words).equation(only) + " is its only horizontal constraint"],
        fix: "Add a constraint: its trailing edge at most at the margin of the view around it.")
    }
  }

  /// The constraints that place a view along the horizontal axis, by their views.
  private func horizontalConstraints(on screen: AuditedScreen) -> [ObjectIdentifier: [NSLayoutConstraint]] {
    var found: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    for constraint in screen.constraints {
      let first = constraint.firstItem
      if let first, constraint.firstAttribute.isHorizontal {
        found[ObjectIdentifier(first), default: []].append(constraint)
      }
      if let second = constraint.secondItem, second !== first, constraint.secondAttribute.isHorizontal {
        found[ObjectIdentifier(second), default: []].append(constraint)
      }
    }
    return found
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it places a view along the horizontal axis.
  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width, .leadingMargin, .trailingMargin, .leftMargin,
      .rightMargin:
      true
    default: false
    }
  }
}
