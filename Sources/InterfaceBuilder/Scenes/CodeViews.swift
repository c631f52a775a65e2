import UIKit

/// The views that an app's code added to a scene, and their locations for messages.
///
/// A view made by code has the line of the nearest view of the document around it. Its identifier consists of the
/// identifier of the view around it and the name of the property that holds the view:
/// `r5D-Lc-7Gz.BadgeCell.titleLabel`. If no property holds it, its class replaces the name, with a number if there are
/// several. All cells of one class have the same identifier, as all rows of a prototype do. Views that UIKit makes
/// inside its own views have no location.
struct CodeViews {
  private(set) var locations: [ObjectIdentifier: ObjectLocation] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  /// - Parameters:
  ///   - root: the root view of the scene.
  ///   - controller: its controller, whose properties name views.
  ///   - location: the location of an object of the document.
  init(below root: UIView, of controller: UIViewController?, location: (AnyObject) -> ObjectLocation?) {
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
        // Code may have put views into a view that UIKit made, such as the content view of a cell.
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

  /// Records the names of properties that hold views.
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

  /// Whether the app's code added the view; otherwise UIKit made it as a part of its parent.
  private static func isOfCode(_ view: UIView, in parent: UIView) -> Bool {
    guard isOfUIKit(type(of: view)) else { return true }
    guard elements[plainName(type(of: view))] != nil else { return false }
    return !parent.hasMade(view) && parent.superview?.hasMade(view) != true
  }

  /// The UIKit class of a view, and the name of the element that documents use for it.
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

  /// The names of elements by UIKit's view classes.
  private static let elements: [String: String] = {
    var elements = Dictionary(
      ElementCatalogue.names { $0.kind == .view }.compactMap { name in
        ElementCatalogue[name]?.className.map { ($0, name) }
      }, uniquingKeysWith: { first, _ in first })
    elements["UIView"] = "view"
    return elements
  }()
}
