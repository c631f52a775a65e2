import InterfaceBuilder
import UIKit

/// Lays a screen out again with an edit, to see whether the edit mends a fault and makes no other one.
///
/// Only the environment of the fault is looked at. The document stays as it is.
@MainActor struct FixTrial {
  private let screen: AuditedScreen

  /// The rules whose faults an edit of the layout can mend or make.
  private static let rules: [any Rule] = [
    TruncatedText(), ClippedView(), ContentNotScrollable(), OverlappingViews(), OutsideSafeArea(),
    UnsatisfiableConstraints(), AmbiguousLayout(),
  ]

  /// The most edits that are tried on a screen, and the most views of a screen on which they are: a trial takes as long
  /// as the audit of the screen in one environment, and a hostile document may have any number of faults. Of 4,978 scenes
  /// of public documents, the largest has 91 views.
  private static let most = (trials: 32, views: 100)

  /// - Returns: `nil` if edits are not tried: the app's code runs, which may do other things the second time; the screen
  ///   itself is a trial; or the screen is large or has had many trials.
  init?(of screen: AuditedScreen) {
    guard screen.provesFixes, !screen.loaded.runsCode, screen.trials < Self.most.trials,
      screen.geometry.views.count <= Self.most.views
    else { return nil }
    self.screen = screen
  }

  /// Whether an edit mends all faults that a rule finds at a view, and makes no new fault.
  ///
  /// - Parameter edit: changes the objects of the scene, which is not laid out yet.
  func mends(_ rule: String, at view: UIView, by edit: (LoadedScene) -> Void) -> Bool {
    let id = screen.loaded.location(of: view)?.id ?? ""
    let faults = Self.faults(on: self.screen(after: edit))
    return faults.isSubset(of: Self.faults(on: screen)) && !faults.contains { $0.rule == rule && $0.view == id }
  }

  /// Whether an edit makes a new fault.
  func makesFaults(by edit: (LoadedScene) -> Void) -> Bool {
    !Self.faults(on: screen(after: edit)).isSubset(of: Self.faults(on: screen))
  }

  /// The screen with an edit, laid out.
  func screen(after edit: (LoadedScene) -> Void) -> AuditedScreen {
    screen.trials += 1
    let loaded = screen.document.instantiate(screen.loaded.scene, in: screen.loaded.environment)
    edit(loaded)
    loaded.layout()
    if screen.loaded.environment.safeAreaSource == .device { FittingHeight.apply(to: loaded) }
    let trial = AuditedScreen(
      loaded, of: screen.document, canvas: screen.canvas, project: screen.project, code: screen.code.app)
    trial.provesFixes = false
    return trial
  }

  /// The faults of a screen that the layout makes.
  private static func faults(on screen: AuditedScreen) -> Set<LayoutFault> {
    if let known = screen.layoutFaults { return known }
    let proves = screen.provesFixes
    screen.provesFixes = false
    defer { screen.provesFixes = proves }
    let found = Set(
      rules.flatMap { rule in
        rule.observations(on: screen).map { observation in
          let id = screen.loaded.location(of: observation.view)?.id ?? ""
          return LayoutFault(rule: rule.identifier, view: id, variant: observation.variant)
        }
      })
    screen.layoutFaults = found
    return found
  }
}
