import UIKit

/// The views that an app's code added to a scene, and their locations for messages.
///
/// The location of a view that code has added has the line of its nearest superview that the document describes. Its
/// identifier is the superview's identifier followed by the name of the property that refers to the view:
/// `r5D-Lc-7Gz.BadgeCell.titleLabel`. If no property refers to it, the name of its class is used instead, with a number
/// if there are several such views. All cells of a class have the same identifier, just as all cells made from one
/// prototype have. Views that UIKit makes inside its own views have no location, nor have those of an alert.
struct CodeViews {
  private(set) var locations: [ObjectIdentifier: ObjectLocation] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  /// Finds the views that code has added.
  ///
  /// - Parameters:
  ///   - root: the root view of the scene.
  ///   - controller: the controller of the scene. Names of its properties become parts of identifiers.
  ///   - location: returns the location of an object that the document describes; nil for other objects.
  init(below root: UIView, of controller: UIViewController?, location: (AnyObject) -> ObjectLocation?) {
    // UIKit arranges all views of an alert, also its text fields.
    if controller is UIAlertController { return }
    if let controller { addNames(of: controller) }
    guard let rootLocation = location(root) else { return }
    visit(root, at: rootLocation, location)
  }

  private mutating func visit(_ view: UIView, at place: ObjectLocation, _ location: (AnyObject) -> ObjectLocation?) {
    if !Self.isOfUIKit(type(of: view)) { addNames(of: view) }
    var counts: [String: Int] = [:]
    for child in view.subviews {
      if let known = location(child) {
        visit(child, at: known, location)
      } else if Self.isOfCode(child, in: view) {
        let className = Self.plainName(type(of: child))
        counts[className, default: 0] += 1
        let own = self.place(child, in: place, number: counts[className, default: 1])
        locations[ObjectIdentifier(child)] = own
        visit(child, at: own, location)
      } else {
        // UIKit made this view, but code may have added subviews to it, as to the content view of a cell.
        visit(child, at: place, location)
      }
    }
  }

  private func place(_ view: UIView, in parent: ObjectLocation, number: Int) -> ObjectLocation {
    let ownClass = Self.plainName(type(of: view))
    let (uikitClass, element) = Self.described(view)
    let name =
      names[ObjectIdentifier(view)] ?? (view.screenRole == .cell || number == 1 ? ownClass : "\(ownClass)\(number)")
    return ObjectLocation(
      id: "\(parent.id).\(name)", line: parent.line, element: element, className: uikitClass,
      customClass: ownClass == uikitClass ? nil : ownClass, userLabel: nil)
  }

  // MARK: Names

  /// Records the names of an object's stored properties that refer to views, as declared by the app's classes.
  private mutating func addNames(of owner: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, let type = current.subjectType as? AnyClass, !Self.isOfUIKit(type) {
      for case (let label?, let value) in current.children {
        let name = label.split(separator: "_").last.map(String.init) ?? label
        if let view = value as? UIView {
          addName(label.hasPrefix("$__lazy_storage") ? name : label, to: view)
        } else if let views = value as? [UIView] {
          for (index, view) in views.enumerated() { addName("\(label)[\(index)]", to: view) }
        }
      }
      mirror = current.superclassMirror
    }
  }

  private mutating func addName(_ name: String, to view: UIView) {
    if names[ObjectIdentifier(view)] == nil { names[ObjectIdentifier(view)] = name }
  }

  // MARK: Classes

  /// Whether the app's code added a view to its parent. If not, UIKit made it as an internal subview of the parent.
  private static func isOfCode(_ view: UIView, in parent: UIView) -> Bool {
    guard isOfUIKit(type(of: view)) else { return true }
    guard elements[plainName(type(of: view))] != nil else { return false }
    return !parent.hasMade(view) && parent.superview?.hasMade(view) != true
  }

  /// The nearest UIKit superclass of a view that documents can describe, and the name of its element.
  private static func described(_ view: UIView) -> (className: String, element: String) {
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror {
      let name = "\(current.subjectType)"
      if let type = current.subjectType as? AnyClass, isOfUIKit(type), let element = elements[name] {
        return (name, element)
      }
      mirror = current.superclassMirror
    }
    return ("UIView", "view")
  }

  private static func isOfUIKit(_ type: AnyClass) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }

  private static func plainName(_ type: AnyClass) -> String { "\(type)" }

  /// The names of Interface Builder's elements for views, by the names of UIKit's view classes.
  private static let elements: [String: String] = {
    var elements = Dictionary(
      ElementCatalogue.names { $0.kind == .view }.compactMap { name in
        ElementCatalogue[name]?.className.map { ($0, name) }
      }, uniquingKeysWith: { first, _ in first })
    elements["UIView"] = "view"
    return elements
  }()
}
