/// A global C variable, usually a constant, or a macro that Swift imports as a constant.
struct ObjectiveCVariable: Hashable {
  var name: String
  var type: ObjectiveCType
  /// The value if it is a number; `nil` for other values.
  var number: String?
  /// Whether the constant is a macro.
  var isMacro = false
  var attributes = ObjectiveCAttributes()
}
