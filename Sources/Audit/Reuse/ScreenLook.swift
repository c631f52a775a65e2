import Environments
import InterfaceBuilder
import UIKit

/// The laid-out scene in one environment with what the rules observe: everything that the audit of that environment
/// depends on.
///
/// It also holds in every environment that differs only in values that nothing has read: neither the code that made the
/// scene and laid it out, nor the rules. For example, a scene without text that follows the text size is examined once
/// for all text sizes. ``UIKit/TraitReads`` notes which values are read.
struct ScreenLook {
  /// The scene, laid out.
  let screen: AuditedScreen
  /// What the rules observed.
  let observations: [(rule: any Rule, observation: Observation)]
  /// The views whose layout does not settle.
  let unsettled: [UnsettledFolding.Entry]

  private let environment: Environment
  private let reads: TraitReads.Traits
  /// Whether the app's code runs. It may behave differently each time.
  private let runsCode: Bool

  /// Lays a scene out and runs rules on it.
  init(
    at scene: SceneDescription, of document: InterfaceDocument, in environment: Environment, canvas: AuditedScreen,
    asking rules: [any Rule]
  ) {
    let seen = TraitReads.during {
      let screen = AuditedScreen(
        scene, of: document, in: environment, canvas: canvas, project: canvas.project, code: canvas.code.app)
      let unsettled = UnsettledFolding.entries(of: screen)
      var observations: [(rule: any Rule, observation: Observation)] = []
      for rule in rules {
        for observation in rule.observations(on: screen) { observations.append((rule, observation)) }
      }
      return (screen, observations, unsettled)
    }
    (screen, observations, unsettled) = seen.result
    reads = seen.traits
    self.environment = environment
    runsCode = screen.loaded.runsCode
  }

  /// Whether the look also holds in another environment.
  func holds(in other: Environment) -> Bool {
    !runsCode && environment.isSame(as: other, toReadersOf: reads)
  }
}
