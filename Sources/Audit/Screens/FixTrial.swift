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

  /// A fault, without its measures.
  struct Fault: Hashable {
    var rule: String
    var view: String
    var variant: String
  }

  /// - Returns: `nil` if edits cannot be tried: the app's code runs, which may do other things the second time, or the
  ///   screen itself is a trial.
  init?(of screen: AuditedScreen) {
    guard screen.provesFixes, !screen.loaded.runsCode else { return nil }
    self.screen = screen
  }

  /// Whether an edit mends all faults that a rule finds at a view, and makes no new fault.
  ///
  /// - Parameter edit: changes the objects of the scene, which is not laid out yet.
  func mends(_ rule: String, at view: UIView, by edit: (LoadedScene) -> Void) -> Bool {
    let id = screen.loaded.location(of: view)?.id ?? ""
    let faults = self.screen(after: edit).faults
    return faults.isSubset(of: screen.faults) && !faults.contains { $0.rule == rule && $0.view == id }
  }

  /// The screen with an edit, laid out.
  func screen(after edit: (LoadedScene) -> Void) -> AuditedScreen {
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
  static func faults(on screen: AuditedScreen) -> Set<Fault> {
    let proves = screen.provesFixes
    screen.provesFixes = false
    defer { screen.provesFixes = proves }
    return Set(
      rules.flatMap { rule in
        rule.observations(on: screen).map { observation in
          let id = screen.loaded.location(of: observation.view)?.id ?? ""
          return Fault(rule: rule.identifier, view: id, variant: observation.variant)
        }
      })
  }
}
