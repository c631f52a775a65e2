/// A `typedef` in a header: a name for another type.
struct ObjectiveCAlias: Hashable {
  var name: String
  var type: ObjectiveCType
  /// Whether Swift imports the name as a new type with a raw value (`NS_STRING_ENUM`, `NS_TYPED_EXTENSIBLE_ENUM`),
  /// rather than as a type alias.
  var isOwnType = false
  var attributes = ObjectiveCAttributes()
}
