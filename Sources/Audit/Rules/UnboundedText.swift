import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Labels whose only horizontal constraint is at their leading or left edge, so that longer text runs off the screen.
nonisolated struct UnboundedText: Rule {
  let identifier = "unbounded-text"
  let impact = Impact.minor
  let summary = "Nothing ends a line of text at the edge of the screen, so a longer text runs off it."
  let rationale = """
    A text that fits in English may be twice as long in another language, or when a reader chooses larger text. A \
    label needs a constraint at its trailing edge, if only a least distance. It always needs review: a short text in \
    an app with one language will fit.
    """
  let isReviewWorthIt = false
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
    let labels = screen.geometry.views.filter(isJudged)
    let constraints = horizontalConstraints(of: Set(labels.map { ObjectIdentifier($0.view) }), on: screen)
    return labels.compactMap { label in
      guard let own = constraints[ObjectIdentifier(label.view)], own.count == 1, let only = own.first else {
        return nil
      }
      let attribute = only.firstItem === label.view ? only.firstAttribute : only.secondAttribute
      guard attribute == .leading || attribute == .left else { return nil }
      return Observation(
        view: label.view, doubt: "code may keep the text short", magnitude: Double(label.frame.width),
        message: "Nothing ends its text at the edge of the screen.",
        because: [ConstraintWords(views: screen.words).equation(only) + " is its only horizontal constraint"],
        fix: "Add a constraint: its trailing edge at most at the margin of the view around it.")
    }
  }

  /// Whether a view is a label with text that is positioned by constraints, not by an autoresizing mask.
  private func isJudged(_ view: ScreenView) -> Bool {
    guard let label = view.view as? UILabel, !label.translatesAutoresizingMaskIntoConstraints, !view.isPlacedBySystem,
      view.location.customClass == nil
    else { return false }
    return label.text?.contains(where: \.isLetter) == true
  }

  /// The horizontal constraints of some views, by view.
  private func horizontalConstraints(
    of views: Set<ObjectIdentifier>, on screen: AuditedScreen
  ) -> [ObjectIdentifier: [NSLayoutConstraint]] {
    var found: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    guard !views.isEmpty else { return found }
    for constraint in screen.constraints.all {
      let first = constraint.firstItem.map { ObjectIdentifier($0) }
      if let first, views.contains(first), constraint.firstAttribute.isHorizontal {
        found[first, default: []].append(constraint)
      }
      let second = constraint.secondItem.map { ObjectIdentifier($0) }
      if let second, second != first, views.contains(second), constraint.secondAttribute.isHorizontal {
        found[second, default: []].append(constraint)
      }
    }
    return found
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a horizontal position or a width.
  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width, .leadingMargin, .trailingMargin, .leftMargin,
      .rightMargin:
      true
    default: false
    }
  }
}
