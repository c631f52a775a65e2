import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Required constraints of a hidden arranged view that contradict the size of zero that its stack view gives it.
nonisolated struct HiddenViewConflict: Rule {
  let identifier = "hidden-view-conflict"
  let impact = Impact.minor
  let summary = "A hidden view of a stack view has required sizes, so UIKit logs a conflict."
  let rationale = """
    A stack view makes a hidden view zero points long by a required constraint of its own. Required sizes inside the \
    view contradict it. Nothing shows, because the view is hidden; but UIKit prints its log of unsatisfiable \
    constraints each time, and while the view is animated in or out its content may jump. It always needs review.
    """
  let example = RuleExample(
    fault: "A hidden row of a vertical stack view is 44 points high.",
    fix: "Lower the priority of the height to 999.")
}

@MainActor extension HiddenViewConflict {
  func observations(on screen: AuditedScreen) -> [Observation] {
    let words = ConstraintWords(views: screen.words)
    return screen.loaded.rootView.layoutDiagnosis.conflicts.compactMap { conflict in
      guard conflict.isAboutHiddenView else { return nil }
      let broken = words.equation(conflict.broken)
      return Observation(
        view: (conflict.broken.firstItem as? UIView) ?? screen.loaded.rootView,
        variant: screen.loaded.location(of: conflict.broken)?.id ?? broken,
        outcome: .needsReview, magnitude: Double(conflict.constraints.count),
        message: "Hidden in its stack view, it has a size that contradicts the stack view's size of zero.",
        because: conflict.constraints.map(words.equation) + ["broken: \(broken)"],
        fix: "Lower the priority of “\(broken)” to 999.")
    }
  }
}

extension LayoutConflict {
  /// Whether a stack view's constraint that hides a view takes part.
  var isAboutHiddenView: Bool { constraints.contains { $0.isSystemMade && $0.identifier == "UISV-hiding" } }
}
