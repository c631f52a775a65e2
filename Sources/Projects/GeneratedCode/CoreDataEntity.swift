/// An entity of a Core Data model.
struct CoreDataEntity {
  /// What Xcode generates for an entity.
  enum Generation: String {
    /// A class, and an extension with the properties.
    case all = "class"
    /// An extension with the properties.
    case properties = "category"
  }

  let name: String
  /// The name of the entity's class, without its module; `nil` if the entity has no class of its own.
  let className: String?
  /// The code that Xcode generates for the entity; `nil` if it generates none.
  let generation: Generation?
  /// The name of the parent entity.
  let parent: String?
  let attributes: [CoreDataAttribute]
  let relationships: [CoreDataRelationship]
  /// Whether the entity has fetched properties, whose values are the result of a fetch request.
  let hasFetchedProperties: Bool

  /// The maximum number of properties of an entity that are read.
  private static let mostProperties = 2000

  /// - Parameters:
  ///   - element: an element `entity` of the model's XML.
  ///   - module: the name of the target's module.
  init?(_ element: XMLTree, module: String) {
    guard let name = element["name"] else { return nil }
    self.name = name
    // The model writes a class of the app's own module as `.Note` or as `MyApp.Note`.
    let written = element["representedClassName"]?.split(separator: ".").last.map(String.init)
    className = written.flatMap { SwiftText.isIdentifier($0) && $0 != "NSManagedObject" ? $0 : nil }
    generation = element["codeGenerationType"].flatMap(Generation.init)
    parent = element["parentEntity"]
    attributes = element.children("attribute").prefix(Self.mostProperties).compactMap {
      CoreDataAttribute($0, module: module)
    }
    relationships = element.children("relationship").prefix(Self.mostProperties).compactMap(CoreDataRelationship.init)
    hasFetchedProperties = !element.children("fetchedProperty").isEmpty
  }
}
