import InterfaceBuilder
import UIKit

/// Tries the edits that rules suggest for the faults of one scene: the scene is audited again with the edit, in several
/// environments. An edit holds if the fault is gone in all of them, and no rule finds a new one in any.
///
/// ``TrialEnvironments`` chooses the environments.
@MainActor struct FixProof {
  private let canvas: AuditedScreen
  private let environments: [Environment]
  private let chosen: TrialEnvironments
  private let rules: [any Rule]
  /// The faults without the edit, by the index of the environment.
  private var known: [Int: Set<FaultKey>] = [:]
  /// The faults that hold in all environments; `nil` until they were looked for.
  private var knownEverywhere: Set<FaultKey>?
  private var trials = 0

  /// The rules whose faults an edit of the layout can mend or make. They are asked even if the run does not.
  private static let rulesOfLayout: [any Rule] = [
    TruncatedText(), ClippedView(), ContentNotScrollable(), OverlappingViews(), OutsideSafeArea(),
    UnsatisfiableConstraints(), AmbiguousLayout(),
  ]

  /// The most edits that are tried on a scene. Each takes up to ten layouts, and a hostile document may have any number
  /// of faults.
  private static let mostTrials = 24

  /// - Parameters:
  ///   - canvas: the scene as on the canvas.
  ///   - environments: the environments of the audit.
  ///   - rules: the rules of the run.
  ///   - known: the faults that these rules found, by the index of the environment, without those that hold everywhere.
  /// - Returns: `nil` if nothing is tried: the app's code runs, which may do other things the second time, or the screen
  ///   is large.
  init?(
    of canvas: AuditedScreen, in environments: [Environment], by rules: [any Rule], knowing known: [Int: Set<FaultKey>]
  ) {
    guard !canvas.loaded.runsCode, canvas.geometry.views.count <= ScreenTrial.most.views else { return nil }
    self.canvas = canvas
    self.environments = environments
    chosen = TrialEnvironments(environments)
    let asked = Set(rules.map(\.identifier))
    let others = Self.rulesOfLayout.filter { !asked.contains($0.identifier) }
    self.rules = rules + others
    if others.isEmpty { self.known = known }
  }

  /// The first suggestion that holds, or where to look; `nil` if too much was tried already.
  mutating func choice(for key: FaultKey, _ fault: FoundFault) -> (text: String, edits: [ObjectEdit])? {
    for fix in fault.suggestions.fixes {
      guard trials < Self.mostTrials else { return nil }
      guard holds(fix.edits, fix.change, for: key, fault) else { continue }
      if let other = fix.alternative, holds(other.edits, nil, for: key, fault) { return (other.text, fix.edits) }
      return (fix.text, fix.edits)
    }
    return (fault.suggestions.otherwise, [])
  }

  private mutating func holds(
    _ edits: [ObjectEdit], _ change: ((LoadedScene) -> Void)?, for key: FaultKey, _ fault: FoundFault
  ) -> Bool {
    trials += 1
    guard let document = try? canvas.document.edited(by: edits), let scene = document.scene(canvas.loaded.scene.id)
    else {
      return false
    }
    let after = Self.screen(scene, of: document, in: canvas.loaded.environment, canvas: nil, like: canvas, change)
    if !edits.isEmpty {
      let faults = Self.faults(on: after, rules.filter { !$0.dependsOnEnvironment })
      guard faults.isSubset(of: faultsEverywhere()), !faults.contains(key) else { return false }
    }
    let asked = rules.filter(\.dependsOnEnvironment)
    return chosen.indices(around: fault.worst, affected: fault.affected).allSatisfy { index in
      let screen = Self.screen(scene, of: document, in: environments[index], canvas: after, like: canvas, change)
      guard screen.loaded.absence == nil else { return true }
      let faults = Self.faults(on: screen, asked)
      return !faults.contains(key) && faults.isSubset(of: faultsBefore(in: index))
    }
  }

  private static func screen(
    _ scene: SceneDescription, of document: InterfaceDocument, in environment: Environment, canvas: AuditedScreen?,
    like original: AuditedScreen, _ change: ((LoadedScene) -> Void)?
  ) -> AuditedScreen {
    let screen = AuditedScreen(
      scene, of: document, in: environment, canvas: canvas, project: original.project, code: original.code.app,
      after: change)
    screen.isTrial = true
    return screen
  }

  private static func faults(on screen: AuditedScreen, _ rules: [any Rule]) -> Set<FaultKey> {
    Set(rules.flatMap { rule in rule.observations(on: screen).map { screen.key(of: $0, by: rule) } })
  }

  private mutating func faultsBefore(in index: Int) -> Set<FaultKey> {
    if let faults = known[index] { return faults }
    let screen = Self.screen(
      canvas.loaded.scene, of: canvas.document, in: environments[index], canvas: canvas, like: canvas, nil)
    let faults = Self.faults(on: screen, rules.filter(\.dependsOnEnvironment))
    known[index] = faults
    return faults
  }

  /// The faults that the rules find which read only the document.
  private mutating func faultsEverywhere() -> Set<FaultKey> {
    if let faults = knownEverywhere { return faults }
    let faults = Self.faults(on: canvas, rules.filter { !$0.dependsOnEnvironment })
    knownEverywhere = faults
    return faults
  }
}
