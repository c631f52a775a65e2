/// A class, a category or a protocol.
struct ObjectiveCContainer: Hashable {
  /// Its name; that of the class, if it is a category.
  var name: String
  var superclass: String?
  var protocols: [String] = []
  /// The names of the parameters of a generic class.
  var typeParameters: [String] = []
  var properties: [ObjectiveCProperty] = []
  var methods: [ObjectiveCMethod] = []
  var attributes = ObjectiveCAttributes()

  /// The largest number of members. Others are left out.
  static let mostMembers = 5000

  /// Takes in what another one adds. A property that can be set there can be set.
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
