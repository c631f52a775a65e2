import InterfaceBuilder
import UIKit

/// Lays a screen out again with a change, to see what the change does. The document stays as it is.
@MainActor struct ScreenTrial {
  private let screen: AuditedScreen

  /// The most trials of a screen, and the most views of a screen on which there are any: a trial takes as long as the
  /// audit of the screen in one environment, and a hostile document may have any number of faults. Of 4,978 scenes of
  /// public documents, the largest has 91 views.
  static let most = (trials: 32, views: 100)

  /// - Returns: `nil` if nothing is tried: the app's code runs, which may do other things the second time; the screen
  ///   itself is a trial; or the screen is large or has had many trials.
  init?(of screen: AuditedScreen) {
    guard !screen.isTrial, !screen.loaded.runsCode, screen.trials < Self.most.trials,
      screen.geometry.views.count <= Self.most.views
    else { return nil }
    self.screen = screen
  }

  /// The screen with a change, laid out.
  func screen(after change: @escaping (LoadedScene) -> Void) -> AuditedScreen {
    screen.trials += 1
    let trial = AuditedScreen(
      screen.loaded.scene, of: screen.document, in: screen.loaded.environment, canvas: screen.canvas,
      project: screen.project, code: screen.code.app, after: change)
    trial.isTrial = true
    return trial
  }

  /// Whether the screen looks the same after each of several changes, of which each is made alone.
  func looksTheSame(after changes: [(LoadedScene) -> Void]) -> Bool {
    let looks = ScreenLooks(of: screen)
    return changes.allSatisfy { ScreenLooks(of: screen(after: $0)).areSame(as: looks) }
  }
}
