/// A property of an Objective-C class or protocol.
struct ObjectiveCProperty: Hashable {
  var name: String
  var type: ObjectiveCType
  var isReadOnly = false
  /// Whether it is a class property.
  var isOfClass = false
  var isWeak = false
  var isOptional = false
  /// The name of the getter; `nil` if it is the same as the name of the property.
  var getter: String?
  var attributes = ObjectiveCAttributes()
}
