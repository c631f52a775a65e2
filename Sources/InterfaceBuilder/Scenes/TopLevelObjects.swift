@_spi(Generated) import UIKit

/// The objects beside a controller in its scene, or beside the view of a nib: other views, and objects of the app's
/// classes. Outlets lead to them.
struct TopLevelObjects {
  let tree: ViewTreeReader

  /// Makes the objects, which the caller must keep alive. Returns nothing without the app's classes.
  func objects(of elements: [Element]) -> [AnyObject] {
    guard tree.context.hasOwnClasses else { return [] }
    return elements.compactMap(object)
  }

  func object(of element: Element) -> AnyObject? {
    if ElementCatalogue.isView(element) { return tree.view(from: element) }
    guard element.name == "customObject", let ownClass = tree.context.ownClass(of: element),
      let object = RuntimeTable.shared.makeObject(of: ownClass)
    else { return nil }
    tree.context.registry.register(object, for: element)
    return object
  }
}

extension InterfaceDocument {
  /// The elements beside that of a controller in its scene.
  func elements(beside scene: SceneDescription) -> [Element] {
    for candidate in root.child("scenes").map({ Array($0.children) }) ?? [] {
      guard let objects = candidate.child("objects")?.children, objects.contains(where: { $0.id == scene.id }) else {
        continue
      }
      return objects.filter { $0.id != scene.id }
    }
    return []
  }
}
