import Environments
import InterfaceBuilder
import UIKit

/// Folds the observations of one scene in many environments into findings: one for each rule, view and fault.
///
/// ``Fold`` puts the environments of a ``Finding`` into words. ``Auditor`` adds each ``Observation``.
struct FindingFolding {
  let document: String
  let scene: SceneReference
  let environments: [Environment]

  /// The finding for one fault, from the observations that were added so far.
  private struct Folded {
    var finding: Finding
    var magnitude: Double
    /// The positions in ``environments`` of the environments in which the fault was observed.
    var affected: Set<Int>
    /// The outcome of the observation that the finding describes.
    var outcome: Outcome
    /// The position in ``environments`` of the environment in which the fault is worst.
    var worst: Int
    /// What may fix the fault.
    var suggestions: FixSuggestions?
  }

  private var folded: [FaultKey: Folded] = [:]

  init(document: String, scene: SceneReference, environments: [Environment]) {
    self.document = document
    self.scene = scene
    self.environments = environments
  }

  /// Adds an observation. The finding describes the worst observation of its fault; among equally bad ones, the first.
  ///
  /// - Parameter positions: the indices in ``environments`` of the environments in which the observation holds; the
  ///   first is that of `screen`.
  mutating func add(
    _ observation: Observation, by rule: any Rule, on screen: AuditedScreen, in positions: Range<Int>
  ) {
    let location = screen.nearestLocation(of: observation.view)
    let key = screen.key(of: observation, by: rule)
    var outcome = observation.outcome
    var affected = Set(positions)
    if let place = folded.index(forKey: key) {
      folded.values[place].affected.formUnion(positions)
      if outcome == .violation {
        folded.values[place].finding.outcome = .violation
        folded.values[place].finding.reason = nil
        folded.values[place].finding.isReviewWorthIt = nil
      }
      if isWorse(folded.values[place], than: observation) { return }
      outcome = folded.values[place].finding.outcome
      affected = folded.values[place].affected
    }
    var finding = Finding(
      rule: rule.identifier, impact: observation.impact ?? rule.impact, outcome: outcome,
      at: Finding.Place(
        document: document, line: observation.line ?? location?.line, scene: scene,
        view: screen.reference(to: observation.view)),
      variant: observation.variant.isEmpty ? nil : observation.variant,
      in: Finding.Extent(environments: [], words: "", worst: positions.first.map { environments[$0].id } ?? ""),
      words: Finding.Words(message: observation.message, because: observation.because, fix: observation.fix))
    if outcome == .needsReview, let doubt = observation.doubt {
      finding.reason = doubt.reason
      finding.isReviewWorthIt = rule.isReviewWorthIt && !doubt.isSeldomReal ? nil : false
    }
    folded[key] = Folded(
      finding: finding, magnitude: observation.magnitude, affected: affected, outcome: observation.outcome,
      worst: positions.first ?? 0, suggestions: observation.suggestions)
  }

  /// Whether the finding keeps describing the known observation instead of a new one: a violation has precedence over
  /// an observation that needs review, then the greater magnitude decides, then the earlier observation.
  private func isWorse(_ known: Folded, than observation: Observation) -> Bool {
    if known.outcome != observation.outcome { return known.outcome == .violation }
    return known.magnitude >= observation.magnitude
  }

  private var sortedKeys: [FaultKey] {
    folded.sorted { left, right in
      (left.value.finding.line ?? 0, left.key.rule, left.key.view, left.key.variant)
        < (right.value.finding.line ?? 0, right.key.rule, right.key.view, right.key.variant)
    }
    .map(\.key)
  }

  /// Chooses the fix of each violation for which edits are suggested.
  ///
  /// - Parameter choose: returns the first suggestion that holds, or where to look; `nil` if nothing is tried, so that
  ///   the usual fix stays.
  mutating func chooseFixes(_ choose: (FaultKey, FoundFault) -> (text: String, edits: [ObjectEdit])?) {
    for key in sortedKeys {
      guard let fault = folded[key], fault.finding.outcome == .violation, let suggestions = fault.suggestions,
        let choice = choose(key, FoundFault(suggestions: suggestions, worst: fault.worst, affected: fault.affected))
      else { continue }
      folded[key]?.finding.fix = choice.text
      folded[key]?.finding.edits = choice.edits.isEmpty ? nil : choice.edits
    }
  }

  /// The findings in the order of the document's lines, then of rules, then of the faults of one view.
  var findings: [Finding] {
    let cells = environments.map(Cell.init)
    // The words are kept by their environments, because many findings of a screen show in the same environments.
    var extents: [Set<Int>: String] = [:]
    return sortedKeys.compactMap { folded[$0] }.map { folded in
      var finding = folded.finding
      finding.environments = folded.affected.sorted().map { cells[$0].id }
      let extent = extents[folded.affected] ?? Fold(affected: Set(finding.environments), of: cells).words
      extents[folded.affected] = extent
      finding.extent = extent
      return finding
    }
  }
}
