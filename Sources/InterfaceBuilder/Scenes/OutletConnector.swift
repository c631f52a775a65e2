import UIKit

/// Controllers of the app's own classes, which are set up as at run time.
enum OutletConnector {
  /// Hands a controller the objects that its outlets lead to, and tells it that its view did load.
  static func connect(_ controller: UIViewController, element: Element, in context: ReadingContext) {
    guard context.classes.hasController(element["customClass"]) else { return }
    if let connections = element.child("connections") {
      for outlet in connections.children where outlet.name == "outlet" {
        guard let property = outlet["property"], let id = outlet["destination"] else { continue }
        controller.setValue(context.registry[id], forKey: property)
      }
    }
    controller.viewDidLoad()
    controller.viewWillAppear(false)
  }
}
