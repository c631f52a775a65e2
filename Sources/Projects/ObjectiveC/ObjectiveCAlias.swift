/// A name for a type (`typedef`).
struct ObjectiveCAlias: Hashable {
  var name: String
  var type: ObjectiveCType
  /// Whether it is a type of its own in Swift (`NS_STRING_ENUM`, `NS_TYPED_EXTENSIBLE_ENUM`).
  var isOwnType = false
  var attributes = ObjectiveCAttributes()
}
