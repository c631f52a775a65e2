/// A connection between an object of a document and the app's code: an outlet that UIKit sets, or an action that UIKit
/// sends.
nonisolated public struct Connection: Hashable, Sendable {
  /// What UIKit does with the connection.
  public enum Kind: Hashable, Sendable {
    /// UIKit sets a property to an object, or to an array of objects (outlet collection).
    case outlet
    /// UIKit calls a method when the user uses a control.
    case action
  }

  /// Outlet or action.
  public var kind: Kind
  /// For an outlet, the name of the property; for an action, the selector of the method.
  public var name: String
  /// Identifier of the object to which the outlet is set, or that receives the action.
  public var destination: String
  /// Whether the document has an object with that identifier.
  public var leadsToObject: Bool
  /// Identifier of the object whose element contains the connection.
  public var source: String?
  /// The app's class that must have the property of the outlet or the method of the action; nil if the object's class
  /// is not one of the app's.
  public var ownerClass: String?
  /// Line of the document, counted from 1.
  public var line: Int
}

nonisolated extension InterfaceDocument {
  /// The outlets and actions of a scene, in document order.
  ///
  /// In a xib, the connections of objects outside of the scenes, such as File's Owner, belong to the first scene.
  ///
  /// - Complexity: linear in the size of the scene and in the number of scenes.
  public func connections(of scene: SceneDescription) -> [Connection] {
    guard let surroundings = scene.element.parent else { return [] }
    let isFirst =
      scenes.first { $0.element.parent?.index == surroundings.index }?.element.index == scene.element.index
    let others = isFirst ? Set(scenes.map(\.element.index)).subtracting([scene.element.index]) : []
    let roots = isFirst ? surroundings.children.filter { !others.contains($0.index) } : [scene.element]
    var placeholders: [String: Element] = [:]
    for child in surroundings.children where child.name == "placeholder" {
      if let id = child.id { placeholders[id] = child }
    }
    return roots.flatMap(\.descendants).compactMap { element in
      let isOutlet = element.name == "outlet" || element.name == "outletCollection"
      guard isOutlet || element.name == "action", let name = element[isOutlet ? "property" : "selector"],
        let destination = element["destination"], let source = element.parent?.parent
      else { return nil }
      let target = objects[destination] ?? placeholders[destination]
      return Connection(
        kind: isOutlet ? .outlet : .action, name: name, destination: destination, leadsToObject: target != nil,
        source: source.id, ownerClass: (isOutlet ? source : target)?["customClass"], line: element.line)
    }
  }
}
