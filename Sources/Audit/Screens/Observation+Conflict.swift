import Environments
import InterfaceBuilder
import UIKit

extension Observation {
  /// Makes the observation of a conflict, at the first view of the broken constraint. All constraints of the conflict
  /// are listed as its proof.
  ///
  /// - Parameter fix: the edit that fixes it, given the broken constraint in words.
  init(
    of conflict: LayoutConflict, on screen: AuditedScreen, doubt: Doubt?, message: String, fix: (String) -> String
  ) {
    let words = ConstraintWords(views: screen.words)
    let broken = words.equation(conflict.broken)
    self.init(
      view: (conflict.broken.firstItem as? UIView) ?? screen.loaded.rootView,
      variant: screen.loaded.location(of: conflict.broken)?.id ?? broken,
      doubt: doubt, magnitude: Double(conflict.constraints.count), message: message,
      because: conflict.proof(words: screen.words) + ["broken: \(broken)"], fix: fix(broken))
  }
}

extension LayoutConflict {
  /// The contradicting constraints in words, one per line. The constraints that one stack view makes are one line.
  fileprivate func proof(words: ViewWords) -> [String] {
    let reasons = constraints.filter { $0.identifier != Self.hiding }.map(LayoutReason.constraint)
    guard let axis = reasons.first?.axis else { return constraints.map(ConstraintWords(views: words).equation) }
    return ReasonWords(views: words, axis: axis).lines(reasons)
      + constraints.filter { $0.identifier == Self.hiding }.map(ConstraintWords(views: words).equation)
  }

  private static let hiding = "UISV-hiding"

  /// Whether one of the conflict's constraints is the one by which a stack view collapses a hidden arranged view.
  var isAboutHiddenView: Bool { constraints.contains { $0.isSystemMade && $0.identifier == Self.hiding } }
}
