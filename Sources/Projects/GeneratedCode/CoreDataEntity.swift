/// An entity of a data model.
struct CoreDataEntity {
  /// What Xcode generates for an entity.
  enum Generation: String {
    /// A class, and an extension with the properties.
    case all = "class"
    /// An extension with the properties.
    case properties = "category"
  }

  let name: String
  /// The name of the class, without its module; `nil` if objects have no class of their own.
  let className: String?
  /// What is generated; `nil` for nothing.
  let generation: Generation?
  /// The name of the parent entity.
  let parent: String?
  let attributes: [CoreDataAttribute]
  let relationships: [CoreDataRelationship]
  /// Whether it has properties that find objects by a request.
  let hasFetchedProperties: Bool

  /// The most properties of an entity that are read.
  private static let mostProperties = 2000

  /// - Parameters:
  ///   - element: the element `entity` of the model.
  ///   - module: the module of the target.
  init?(_ element: XMLTree, module: String) {
    guard let name = element["name"] else { return nil }
    self.name = name
    // A class of the own module is written as `.Note` or as `MyApp.Note`.
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
