/// A variable of C, most often a constant.
struct ObjectiveCVariable: Hashable {
  var name: String
  var type: ObjectiveCType
  /// Its value, if that is a number.
  var number: String?
  /// Whether it is a macro.
  var isMacro = false
  var attributes = ObjectiveCAttributes()
}
