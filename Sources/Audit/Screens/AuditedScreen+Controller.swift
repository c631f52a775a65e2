import InterfaceBuilder
import UIKit

extension AuditedScreen {
  /// The app's class of the controller to which the screen belongs: that of the scene, or of the File's Owner of a xib if
  /// its outlet `view` leads to the screen's root view. `nil` if there is none.
  var controllerClass: String? {
    guard loaded.scene.kind == .view else { return loaded.scene.customClass }
    return document.outletConnections(to: loaded.scene.id).first { $0.property == "view" }?.ownerClass.flatMap {
      code.app.isController($0) ? $0 : nil
    }
  }

  /// Whether the screen is that of a controller. A xib's view is, if a controller loads it and it fills the screen.
  var isOfController: Bool {
    loaded.scene.kind == .controller
      || controllerClass != nil && loaded.rootView.bounds.size == loaded.environment.screenSize
  }
}
