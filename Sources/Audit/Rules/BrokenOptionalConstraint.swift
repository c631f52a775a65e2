import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Constraints with a priority between 750 and 1000 that are satisfied neither in this environment nor on Interface
/// Builder's canvas.
nonisolated struct BrokenOptionalConstraint: Rule {
  let identifier = "broken-optional-constraint"
  let impact = Impact.minor
  let summary = "A constraint with a priority close to required is not satisfied, not even on the canvas."
  let rationale = """
    A priority of 999 lets another constraint win in some layouts. If another one wins in every layout, the \
    constraint does nothing, or it hides a contradiction. Priorities up to 750 are not judged, because they often \
    express a goal that no layout reaches. It always needs review, because UIKit does what the document says.
    """
  let isReviewWorthIt = false
  let example = RuleExample(
    fault: "A button is 200 points wide with priority 999, and required constraints pin it to both edges.",
    fix: "Delete the width, or one of the required constraints.")
  let reference: RuleReference? = RuleReference(
    "Auto Layout Guide: Anatomy of a Constraint, Constraint Priorities",
    "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html"
  )
}

@MainActor extension BrokenOptionalConstraint {
  /// The least error of a constraint that is reported, in points. Smaller errors are hardly visible.
  private static let leastError: CGFloat = 1.5

  func observations(on screen: AuditedScreen) -> [Observation] {
    let candidates = screen.constraints.all.filter { constraint in
      constraint.priority > .defaultHigh && constraint.priority < .required && !constraint.isSystemMade
    }
    guard !candidates.isEmpty, let canvas = screen.canvas else { return [] }
    let words = ConstraintWords(views: screen.words)
    return candidates.compactMap { constraint in
      guard let view = constraint.firstItem as? UIView, let id = screen.loaded.location(of: constraint)?.id,
        screen.geometry.view(of: view) != nil, let error = screen.constraints.error(of: constraint),
        error > Self.leastError,
        let drawn = canvas.loaded.object(id) as? NSLayoutConstraint,
        let drawnError = canvas.constraints.error(of: drawn),
        drawnError > Self.leastError,
        // Two kinds of constraints are not reported: those with an outlet, because code may change them, and sizes of
        // zero, which hide a view.
        screen.document.outletConnections(to: id).isEmpty, constraint.secondItem != nil || constraint.constant > 0
      else { return nil }
      return Observation(
        view: view, line: screen.loaded.location(of: constraint)?.line, variant: id, doubt: .intention,
        magnitude: Double(error),
        message: "One of its constraints is \(Number.points(error)) points off, here and on the canvas.",
        because: [words.equation(constraint)], fix: "Delete it, or what contradicts it.")
    }
  }
}
