/// An Objective-C class, category or protocol with its members.
struct ObjectiveCContainer: Hashable {
  /// The name of the class or protocol. For a category, it is the name of the extended class.
  var name: String
  var superclass: String?
  var protocols: [String] = []
  /// The names of the generic parameters; empty for a type that is not generic.
  var typeParameters: [String] = []
  var properties: [ObjectiveCProperty] = []
  var methods: [ObjectiveCMethod] = []
  var attributes = ObjectiveCAttributes()

  /// The maximum number of members that are read of one class, category or protocol.
  static let mostMembers = 5000

  /// Adds the protocols and members of a category. A read-only property that the category declares as writable becomes
  /// writable.
  mutating func add(_ other: ObjectiveCContainer) {
    guard properties.count + methods.count < Self.mostMembers else { return }
    for name in other.protocols where !protocols.contains(name) { protocols.append(name) }
    for property in other.properties {
      let index = properties.firstIndex { $0.name == property.name && $0.isOfClass == property.isOfClass }
      if let index {
        if properties[index].isReadOnly { properties[index].isReadOnly = property.isReadOnly }
      } else {
        properties.append(property)
      }
    }
    for method in other.methods
    where !methods.contains(where: { $0.selector == method.selector && $0.isInstance == method.isInstance }) {
      methods.append(method)
    }
  }
}
