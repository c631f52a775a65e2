import Environments
import InterfaceBuilder
import UIKit

/// What is seen of a scene in an environment: all that the audit of that environment depends on.
///
/// It holds in each environment that differs only in what nobody has read: neither those who made the scene and laid it out,
/// nor the rules. A scene without text that follows the text size, say, is looked at once for all text sizes.
/// ``UIKit/TraitReads`` notes who reads.
struct ScreenLook {
  /// The scene, laid out.
  let screen: AuditedScreen
  /// What the rules see.
  let observations: [(rule: any Rule, observation: Observation)]
  /// The views whose layout does not settle.
  let unsettled: [UnsettledFolding.Entry]

  private let environment: Environment
  private let reads: TraitReads.Traits
  /// The app's code may do anything else each time.
  private let runsCode: Bool

  /// Lays a scene out and asks rules.
  init(
    at scene: SceneDescription, of document: InterfaceDocument, in environment: Environment, canvas: AuditedScreen,
    asking rules: [any Rule]
  ) {
    let seen = TraitReads.during {
      let screen = AuditedScreen(
        scene, of: document, in: environment, canvas: canvas, project: canvas.project, code: canvas.code)
      let unsettled = UnsettledFolding.entries(of: screen)
      let observations = rules.flatMap { rule in rule.observations(on: screen).map { (rule, $0) } }
      return (screen, observations, unsettled)
    }
    (screen, observations, unsettled) = seen.result
    reads = seen.traits
    self.environment = environment
    runsCode = screen.loaded.runsCode
  }

  /// Whether the same would be seen in another environment.
  func holds(in other: Environment) -> Bool {
    !runsCode && environment.isSame(as: other, toReadersOf: reads)
  }
}
