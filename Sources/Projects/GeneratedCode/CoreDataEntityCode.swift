/// Generates the Swift code of an entity.
struct CoreDataEntityCode {
  private let entity: CoreDataEntity
  private let name: String
  private let entities: [String: CoreDataEntity]

  /// - Parameters:
  ///   - entity: the entity.
  ///   - className: the name of the entity's class.
  ///   - entities: all entities of the model by their names.
  init(_ entity: CoreDataEntity, className: String, in entities: [String: CoreDataEntity]) {
    self.entity = entity
    self.entities = entities
    name = SwiftText.name(className)
  }

  /// The file with the class, without the properties.
  var classText: String {
    """
    import CoreData
    import Foundation

    /// The class of the entity \(SwiftText.literal(entity.name)).
    nonisolated public class \(name): \(className(of: entity.parent)) {}

    """
  }

  /// The file with the extension that declares the properties, and the extensions with the methods that change
  /// relationships.
  var propertiesText: String {
    var text = """
      import CoreData
      import Foundation

      nonisolated extension \(name) {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
          NSFetchRequest<\(name)>(entityName: \(SwiftText.literal(entity.name)))
        }

      """
    for attribute in entity.attributes.sorted(by: { $0.name < $1.name }) { text += property(attribute) }
    let relationships = entity.relationships.sorted { $0.name < $1.name }
    for relationship in relationships { text += property(relationship) }
    text += "}\n"
    for relationship in relationships where relationship.count != .one {
      text += CoreDataAccessorCode(relationship, item: className(of: relationship.destination), owner: name).text
    }
    // The classes of child entities inherit the conformance from the class of their parent.
    if entity.parent == nil { text += "\nnonisolated extension \(name): Identifiable {}\n" }
    return text
  }

  private func property(_ attribute: CoreDataAttribute) -> String {
    guard let value = attribute.scalarDefault else { return property(attribute.name, attribute.type) }
    return property(attribute.name, attribute.type, scalarDefault: value)
  }

  private func property(_ relationship: CoreDataRelationship) -> String {
    switch relationship.count {
    case .one: property(relationship.name, className(of: relationship.destination))
    case .set: property(relationship.name, "NSSet")
    case .orderedSet: property(relationship.name, "NSOrderedSet")
    }
  }

  /// A property that stores its value by key. It is optional if there is no `scalarDefault`.
  private func property(_ name: String, _ type: String, scalarDefault: String? = nil) -> String {
    let key = SwiftText.literal(name)
    return """

        public var \(SwiftText.name(name)): \(type)\(scalarDefault == nil ? "?" : "") {
          get { value(forKey: \(key)) as? \(type)\(scalarDefault.map { " ?? \($0)" } ?? "") }
          set { setValue(newValue, forKey: \(key)) }
        }

      """
  }

  /// The class of an entity with a name; `NSManagedObject` if the entity has no class of its own.
  private func className(of entity: String?) -> String {
    entity.flatMap { entities[$0]?.className }.map(SwiftText.name) ?? "NSManagedObject"
  }
}
