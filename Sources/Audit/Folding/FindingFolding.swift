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

  private struct Key: Hashable {
    var rule: String
    var view: String
    var variant: String
  }

  /// The finding for one fault, from the observations that were added so far.
  private struct Folded {
    var finding: Finding
    var magnitude: Double
    /// The positions in ``environments`` of the environments in which the fault was observed.
    var affected: Set<Int>
    /// The outcome of the observation that the finding describes.
    var outcome: Outcome
  }

  private var folded: [Key: Folded] = [:]

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
    let key = Key(rule: rule.identifier, view: location?.id ?? "", variant: observation.variant)
    var outcome = observation.outcome
    var affected = Set(positions)
    if let place = folded.index(forKey: key) {
      folded.values[place].affected.formUnion(positions)
      if outcome == .violation {
        folded.values[place].finding.outcome = .violation
        folded.values[place].finding.reason = nil
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
    finding.reason = outcome == .violation ? nil : observation.doubt?.reason
    folded[key] = Folded(
      finding: finding, magnitude: observation.magnitude, affected: affected, outcome: observation.outcome)
  }

  /// Whether the finding keeps describing the known observation instead of a new one: a violation has precedence over
  /// an observation that needs review, then the greater magnitude decides, then the earlier observation.
  private func isWorse(_ known: Folded, than observation: Observation) -> Bool {
    if known.outcome != observation.outcome { return known.outcome == .violation }
    return known.magnitude >= observation.magnitude
  }

  /// The findings in the order of the document's lines, then of rules, then of the faults of one view.
  var findings: [Finding] {
    let cells = environments.map(Cell.init)
    // The words are kept by their environments, because many findings of a screen show in the same environments.
    var extents: [Set<Int>: String] = [:]
    return folded.sorted { left, right in
      (left.value.finding.line ?? 0, left.key.rule, left.key.view, left.key.variant)
        < (right.value.finding.line ?? 0, right.key.rule, right.key.view, right.key.variant)
    }
    .map { _, folded in
      var finding = folded.finding
      finding.environments = folded.affected.sorted().map { cells[$0].id }
      let extent = extents[folded.affected] ?? Fold(affected: Set(finding.environments), of: cells).words
      extents[folded.affected] = extent
      finding.extent = extent
      return finding
    }
  }
}

extension AuditedScreen {
  /// The location in the document of a view, or else of its nearest superview that is in the document.
  fileprivate func nearestLocation(of view: UIView) -> ObjectLocation? {
    sequence(first: view, next: \.superview).lazy.compactMap { self.loaded.location(of: $0) }.first
  }
}
