import UIKit

/// Connects the outlets of controllers of the app's own classes, and sends them their first messages.
enum OutletConnector {
  /// Sets the outlets of a controller, then calls `viewDidLoad` and `viewWillAppear`.
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
