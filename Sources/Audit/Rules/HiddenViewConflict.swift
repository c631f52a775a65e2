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
    A stack view gives a hidden view a length of zero by a required constraint. Required sizes inside the view \
    contradict it. The hidden view does not show the fault, but UIKit logs unsatisfiable constraints each time, and \
    the content may jump while the view is animated in or out. It always needs review.
    """
  let isReviewWorthIt = false
  let example = RuleExample(
    fault: "A hidden row of a vertical stack view is 44 points high.",
    fix: "Lower the priority of the height to 999.")
  let reference: RuleReference? = RuleReference(
    "UIStackView: Maintaining consistency between the arranged views and subviews",
    "https://developer.apple.com/documentation/uikit/uistackview")
}

@MainActor extension HiddenViewConflict {
  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.constraints.diagnosis.conflicts.filter(\.isAboutHiddenView).map { conflict in
      Observation(
        of: conflict, on: screen, doubt: "the view is hidden, so nobody sees which constraint is broken",
        message: "Hidden in its stack view, it has a size that contradicts the stack view's size of zero."
      ) { broken in
        "Lower the priority of “\(broken)” to 999."
      }
    }
  }
}
