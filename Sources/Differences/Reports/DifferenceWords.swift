import Audit
import Environments
import Foundation

/// Gives the words for the parts of a difference that all output formats share.
nonisolated enum DifferenceWords {
  static func heading(of difference: DocumentDifference) -> String {
    let name = difference.formerName.map { "\($0) → \(difference.document)" } ?? difference.document
    return difference.kind == .changed ? name : "\(name): \(difference.kind.rawValue)"
  }

  static func heading(of scene: SceneDifference) -> String {
    scene.kind == .changed ? scene.scene.name : "\(scene.scene.name): \(scene.kind.rawValue)"
  }

  static func extent(of move: FrameMove) -> String {
    move.environments.count == move.compared
      ? "in all \(move.compared) environments" : "in \(move.environments.count) of \(move.compared) environments"
  }

  /// The parts of a frame that differ: “y 20 → 36, width 280 → 264”.
  static func parts(of move: FrameMove) -> String {
    zip(["x", "y", "width", "height"], zip(move.from, move.to)).compactMap { name, values in
      let (from, to) = (Number.hundredths(values.0), Number.hundredths(values.1))
      return from == to ? nil : "\(name) \(from) → \(to)"
    }.joined(separator: ", ")
  }

  static func finding(_ finding: Finding) -> String {
    let review = finding.outcome == .needsReview ? ", to review" : ""
    let line = finding.line.map { "  (line \($0))" } ?? ""
    return "\(finding.rule) (\(finding.impact.rawValue)\(review)): \(finding.view.label): \(finding.message)\(line)"
  }
}
