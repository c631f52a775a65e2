import UIKit

/// Connects the outlets of controllers of the app's own classes, and calls their first methods.
enum OutletConnector {
  /// Sets the outlets of a controller.
  static func connect(_ controller: UIViewController, element: Element, in context: ReadingContext) {
    guard context.classes.hasController(element["customClass"]), let connections = element.child("connections") else {
      return
    }
    for outlet in connections.children where outlet.name == "outlet" {
      guard let property = outlet["property"], let id = outlet["destination"] else { continue }
      controller.setValue(context.registry[id], forKey: property)
    }
  }

  /// Calls `awakeFromNib`, `viewDidLoad` and `viewWillAppear` of a controller.
  static func awake(_ controller: UIViewController, element: Element, in context: ReadingContext) {
    guard context.classes.hasController(element["customClass"]) else { return }
    controller.awakeFromNib()
    controller.viewDidLoad()
    controller.viewWillAppear(false)
  }
}
