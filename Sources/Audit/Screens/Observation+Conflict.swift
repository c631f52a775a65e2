import Environments
import InterfaceBuilder
import UIKit

extension Observation {
  /// An observation at the constraint that a conflict breaks; all constraints of the conflict are the proof.
  ///
  /// - Parameter fix: the edit that fixes it, given the broken constraint in words.
  init(
    of conflict: LayoutConflict, on screen: AuditedScreen, outcome: Outcome, message: String, fix: (String) -> String
  ) {
    let words = ConstraintWords(views: screen.words)
    let broken = words.equation(conflict.broken)
    self.init(
      view: (conflict.broken.firstItem as? UIView) ?? screen.loaded.rootView,
      variant: screen.loaded.location(of: conflict.broken)?.id ?? broken,
      outcome: outcome, magnitude: Double(conflict.constraints.count), message: message,
      because: conflict.constraints.map(words.equation) + ["broken: \(broken)"], fix: fix(broken))
  }
}

extension LayoutConflict {
  /// Whether a stack view's constraint that hides a view takes part.
  var isAboutHiddenView: Bool { constraints.contains { $0.isSystemMade && $0.identifier == "UISV-hiding" } }
}
