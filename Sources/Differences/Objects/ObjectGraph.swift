import InterfaceBuilder

/// All objects of a document, each with its properties.
///
/// Content without an effect on the running app is left out: versions of Xcode, stored frames, warnings and positions
/// on Interface Builder's canvas, simulated metrics, and copies of named colours and image sizes.
struct ObjectGraph {
  /// The objects in document order.
  private(set) var objects: [DocumentObject] = []
  /// The indices of the objects that are in no other object, in document order.
  private(set) var roots: [Int] = []
  private var places: [String: Int] = [:]

  /// Reads the objects of a document.
  init(_ document: InterfaceDocument) {
    let scenes = Dictionary(
      document.scenes.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let reader = PropertyReader(document: document)
    for container in Self.containers(of: document.root) {
      let first = container.children.lazy.compactMap { $0.id.flatMap { scenes[$0] } }.first
      for element in container.children {
        guard let id = element.id else { continue }
        roots.append(add(element, id: id, role: "", parent: nil, scene: first, scenes: scenes, reader))
      }
    }
  }

  /// The index of the first object with an identifier; `nil` if there is none.
  func place(of id: String) -> Int? { places[id] }

  /// Whether an object is inside one of several other objects, at any depth.
  func isInside(_ place: Int, of others: Set<Int>) -> Bool {
    var next = objects[place].parent
    while let current = next {
      if others.contains(current) { return true }
      next = objects[current].parent
    }
    return false
  }

  /// The objects inside an object, at any depth.
  func descendants(of place: Int) -> [Int] {
    objects[place].children.flatMap { [$0] + descendants(of: $0) }
  }

  private static func containers(of root: Element) -> [Element] {
    root.children.flatMap { child -> [Element] in
      switch child.name {
      case "objects": [child]
      case "scenes": child.children.flatMap { scene in scene.children.filter { $0.name == "objects" } }
      default: []
      }
    }
  }

  private mutating func add(
    _ element: Element, id: String, role: String, parent: Int?, scene: Int?, scenes: [String: Int],
    _ reader: PropertyReader
  ) -> Int {
    let place = objects.count
    let scene = scenes[id] ?? scene
    let kind: DocumentObject.Kind =
      switch element.name {
      case "constraint": .constraint
      case "outlet", "outletCollection", "action", "segue": .connection
      case "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuide": .guide
      default: ElementCatalogue.isView(element) ? .view : .other
      }
    objects.append(
      DocumentObject(element: element, id: id, kind: kind, role: role, parent: parent, scene: scene))
    if places[id] == nil { places[id] = place }
    let content = reader.content(of: element)
    objects[place].properties = content.properties
    for child in content.objects {
      guard let childID = child.element.id else { continue }
      let added = add(
        child.element, id: childID, role: child.role, parent: place, scene: scene, scenes: scenes, reader)
      objects[place].children.append(added)
    }
    return place
  }
}
