import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Required constraints that contradict each other.
nonisolated struct UnsatisfiableConstraints: Rule {
  let identifier = "unsatisfiable-constraints"
  let impact = Impact.serious
  let summary = "Required constraints contradict each other, so one of them is broken."
  let rationale = """
    Where no layout satisfies all required constraints, UIKit breaks one of them, prints a log that nobody reads, and \
    the screen is not what its constraints say. Which one is broken may change from one release of iOS to the next. \
    The proof is a smallest set: without any one of its constraints, the rest can be satisfied. Conflicts of views \
    that a stack view hides show nowhere; hidden-view-conflict has them.
    """
  let example = RuleExample(
    fault: "A label is pinned to both edges of a 320-point screen with 20 points each, and is 300 points wide.",
    fix: "Delete the width, or lower its priority to 999.")
}

@MainActor extension UnsatisfiableConstraints {
  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.diagnosis.conflicts.filter { !$0.isAboutHiddenView }.map { conflict in
      Observation(
        of: conflict, on: screen, outcome: .violation,
        message: "\(conflict.constraints.count) required constraints contradict each other; one of them is broken."
      ) { broken in
        "Delete “\(broken)”, or lower its priority to 999."
      }
    }
  }
}
