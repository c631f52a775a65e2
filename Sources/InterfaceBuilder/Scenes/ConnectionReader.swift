@_spi(Generated) import UIKit

/// Makes the connections between the objects of a scene: outlets, outlet collections and actions.
///
/// If the app's own classes are not available, no connections are made, because only the app's code uses them.
struct ConnectionReader {
  let context: ReadingContext

  /// Makes the connections of all objects that have been made so far.
  func connect() {
    // Gesture recognisers are made only when a connection refers to them. They have connections themselves, so this is
    // repeated until there are no new objects.
    while case let owners = context.registry.connected, !owners.isEmpty {
      context.registry.didConnect()
      guard context.hasOwnClasses else { return }
      for (object, element) in owners { connect(object, element) }
    }
  }

  private func connect(_ object: AnyObject, _ element: Element) {
    guard let connections = element.child("connections") else { return }
    var collections: [(property: String, line: Element, members: [AnyObject])] = []
    for connection in connections.children {
      switch connection.name {
      case "outlet":
        guard let property = connection["property"] else { continue }
        setOutlet(property, of: object, element, to: destination(of: connection), connection)
      case "outletCollection":
        guard let property = connection["property"], let member = destination(of: connection) else { continue }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].members.append(member)
        } else {
          collections.append((property, connection, [member]))
        }
      case "action": addAction(connection, of: object)
      default: break
      }
    }
    for (property, line, members) in collections {
      if property == "gestureRecognizers", let view = object as? UIView {
        for case let recognizer as UIGestureRecognizer in members { view.addGestureRecognizer(recognizer) }
      } else if context.ownClass(of: element) != nil {
        set(members, property, of: object, line)
      }
    }
  }

  private func destination(of connection: Element) -> AnyObject? {
    guard let id = connection["destination"] else { return nil }
    return context.registry[id] ?? GestureRecognizerReader.recognizer(id, in: context)
  }

  // MARK: Outlets

  private func setOutlet(
    _ property: String, of object: AnyObject, _ element: Element, to destination: AnyObject?, _ connection: Element
  ) {
    let isOwn = context.ownClass(of: element) != nil
    if isOwn, RuntimeTable.shared.hasProperty(property, of: object) {
      return set(destination, property, of: object, connection)
    }
    guard !isOutletOfUIKit(property, of: object, to: destination), isOwn else { return }
    set(destination, property, of: object, connection)
  }

  /// Sets a property of an object of one of the app's classes. As in UIKit, the program stops if the class does not
  /// have the property or if the property has another type.
  private func set(_ value: Any?, _ property: String, of object: AnyObject, _ connection: Element) {
    RuntimeTable.shared.place = context.place(of: connection)
    defer { RuntimeTable.shared.place = nil }
    if let responder = object as? UIResponder {
      responder.setValue(value, forKey: property)
    } else {
      RuntimeTable.shared.setValue(value, forKey: property, of: object)
    }
  }

  /// Sets an outlet that UIKit's own classes have, such as `delegate`. The outlets `delegate` and `dataSource` of views
  /// are set only to objects of the app's classes.
  ///
  /// - Returns: whether the property is such an outlet.
  private func isOutletOfUIKit(_ property: String, of object: AnyObject, to destination: AnyObject?) -> Bool {
    switch (object, property) {
    case (let controller as UIViewController, "view"):
      if !controller.isViewLoaded, let view = destination as? UIView { controller.view = view }
    case (let view as UIView, "delegate"), (let view as UIView, "dataSource"):
      if let destination, RuntimeTable.shared.isOwn(destination) {
        DelegateOutlets.set(property, of: view, to: destination)
      }
    case (let recognizer as UIGestureRecognizer, "delegate"):
      recognizer.delegate = destination as? any UIGestureRecognizerDelegate
    case (let navigation as UINavigationController, "delegate"):
      navigation.delegate = destination as? any UINavigationControllerDelegate
    case (let tabs as UITabBarController, "delegate"):
      tabs.delegate = destination as? any UITabBarControllerDelegate
    default: return (destination as? UIView).map { setView($0, property, of: object) } ?? false
    }
    return true
  }

  /// Sets an outlet of UIKit's own classes whose value is a view, such as `accessoryView`.
  ///
  /// - Returns: whether the property is such an outlet.
  private func setView(_ view: UIView, _ property: String, of object: AnyObject) -> Bool {
    switch (object, property) {
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = view
    case (let cell as UITableViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = view
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = view
    case (let cell as UICollectionViewCell, "backgroundView"): cell.backgroundView = view
    case (let table as UITableView, "backgroundView"): table.backgroundView = view
    case (let collection as UICollectionView, "backgroundView"): collection.backgroundView = view
    case (let field as UITextField, "leftView"): field.leftView = view
    case (let field as UITextField, "rightView"): field.rightView = view
    case (let field as UITextField, "inputView"): field.inputView = view
    case (let field as UITextField, "inputAccessoryView"): field.inputAccessoryView = view
    default: return false
    }
    return true
  }

  // MARK: Actions

  private func addAction(_ action: Element, of sender: AnyObject) {
    guard let name = action["selector"] else { return }
    let target = destination(of: action)
    // If an action leads to the First Responder placeholder, its target is nil: it is sent along the responder chain.
    let isForFirstResponder = action["destination"].flatMap { context.element(of: $0) }?.name == "placeholder"
    guard target != nil || isForFirstResponder else { return }
    switch sender {
    case let control as UIControl:
      guard let event = action["eventType"].flatMap(Self.event) else { return }
      control.addTarget(target, action: Selector(name), for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = Selector(name)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: Selector(name)) }
    default: break
    }
  }

  private static func event(_ name: String) -> UIControl.Event? {
    switch name {
    case "touchDown": .touchDown
    case "touchDownRepeat": .touchDownRepeat
    case "touchDragInside": .touchDragInside
    case "touchDragOutside": .touchDragOutside
    case "touchDragEnter": .touchDragEnter
    case "touchDragExit": .touchDragExit
    case "touchUpInside": .touchUpInside
    case "touchUpOutside": .touchUpOutside
    case "touchCancel": .touchCancel
    case "valueChanged": .valueChanged
    case "primaryActionTriggered": .primaryActionTriggered
    case "editingDidBegin": .editingDidBegin
    case "editingChanged": .editingChanged
    case "editingDidEnd": .editingDidEnd
    case "editingDidEndOnExit": .editingDidEndOnExit
    default: nil
    }
  }
}
