/// The names of a class's properties, and of its methods that are used like properties: they take no arguments and
/// return a value.
///
/// When Swift imports a method, it keeps words that refer to a property: `removeNote(_:)` beside `notes`.
struct PropertyNames: Hashable {
  /// The names of instance properties.
  var ofObjects: Set<String> = []
  /// The names of class properties.
  var ofClass: Set<String> = []

  /// Adds the names of the properties that a class or category declares.
  mutating func add(_ container: ObjectiveCContainer) {
    for property in container.properties { add(property.name, isOfObjects: !property.isOfClass) }
    for method in container.methods
    where method.parameters.isEmpty && !method.result.isVoid && method.result.name != "instancetype" {
      add(method.selector, isOfObjects: method.isInstance)
    }
  }

  /// Adds the names of the properties of a framework's class.
  ///
  /// - Parameter keys: the keys of the class's members, such as `frame` or `static shared`.
  mutating func add(_ keys: Set<String>) {
    for key in keys where !key.contains("(") {
      let isOfClass = key.hasPrefix("static ")
      add(isOfClass ? String(key.dropFirst("static ".count)) : key, isOfObjects: !isOfClass)
    }
  }

  private mutating func add(_ name: String, isOfObjects: Bool) {
    if isOfObjects { ofObjects.insert(name) } else { ofClass.insert(name) }
  }
}
