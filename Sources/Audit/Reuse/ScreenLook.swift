import Environments
import InterfaceBuilder
import UIKit

/// The result of examining a scene in one environment: the laid-out screen and the observations of the rules.
///
/// The result is also valid in every environment that differs only in trait values that were not read while the scene
/// was loaded, laid out and examined. For example, a scene without text that follows the text size is examined once for
/// all text sizes. ``UIKit/TraitReads`` notes which values are read.
struct ScreenLook {
  /// The scene, laid out.
  let screen: AuditedScreen
  /// The observations of the rules, each with its rule.
  let observations: [(rule: any Rule, observation: Observation)]
  /// The faults that were observed.
  let faults: Set<FaultKey>
  /// The views whose layout does not settle.
  let unsettled: [UnsettledFolding.Entry]

  private let environment: Environment
  private let reads: TraitReads.Traits
  /// Whether the app's code runs. Then the result is not reused, because the code may behave differently each time.
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
        for observation in rule.observations(on: screen) {
          observations.append((rule, rule.readsFrames ? screen.doubted(observation) : observation))
        }
      }
      return (screen, observations, unsettled)
    }
    (screen, observations, unsettled) = seen.result
    faults = Set(seen.result.1.map { seen.result.0.key(of: $0.observation, by: $0.rule) })
    reads = seen.traits
    self.environment = environment
    runsCode = screen.loaded.runsCode
  }

  /// Whether the result is also valid in another environment.
  func holds(in other: Environment) -> Bool {
    !runsCode && environment.isSame(as: other, toReadersOf: reads)
  }
}
