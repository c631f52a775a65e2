@_spi(Generated) import UIKit

/// Makes the top-level objects of a scene or nib apart from the controller or the main view: further views, and objects
/// of the app's classes. Outlets can refer to them.
struct TopLevelObjects {
  let tree: ViewTreeReader

  /// Makes the objects. The caller must keep them alive. The array is empty if the app's classes are not available.
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
  /// The elements of all top-level objects in the scene of a controller, except the controller.
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
