import UIKit

/// Controllers of the app's own classes, which are set up as at run time.
extension SceneInstantiator {
  /// Hands a controller the objects that its outlets lead to, and tells it that its view did load.
  func finish(_ controller: UIViewController, element: Element) {
    guard classes.hasController(element["customClass"]) else { return }
    if let connections = element.child("connections") {
      for outlet in connections.children where outlet.name == "outlet" {
        guard let property = outlet["property"], let id = outlet["destination"] else { continue }
        controller.setValue(registry[id], forKey: property)
      }
    }
    controller.viewDidLoad()
    controller.viewWillAppear(false)
  }
}
