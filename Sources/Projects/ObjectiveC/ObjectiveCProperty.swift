/// A property of a class or protocol.
struct ObjectiveCProperty: Hashable {
  var name: String
  var type: ObjectiveCType
  var isReadOnly = false
  /// Whether it belongs to the class itself.
  var isOfClass = false
  var isWeak = false
  var isOptional = false
  /// The name of the method that reads it; `nil` if it is that of the property.
  var getter: String?
  var attributes = ObjectiveCAttributes()
}
