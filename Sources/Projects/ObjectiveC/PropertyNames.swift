/// The names of a class's properties, and of methods that are read as if they were properties.
///
/// Methods keep words that say which of these they are about: `removeNote(_:)` beside `notes`.
struct PropertyNames: Hashable {
  /// Those of objects.
  var ofObjects: Set<String> = []
  /// Those of the class itself.
  var ofClass: Set<String> = []

  /// Adds those that a class or category declares.
  mutating func add(_ container: ObjectiveCContainer) {
    for property in container.properties { add(property.name, isOfObjects: !property.isOfClass) }
    for method in container.methods
    where method.parameters.isEmpty && !method.result.isVoid && method.result.name != "instancetype" {
      add(method.selector, isOfObjects: method.isInstance)
    }
  }

  /// Adds those of a class of a framework.
  ///
  /// - Parameter keys: what tells its members from each other.
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
