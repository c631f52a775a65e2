/// A structure of C.
struct ObjectiveCStructure: Hashable {
  /// A field.
  struct Field: Hashable {
    var name: String
    var type: ObjectiveCType
  }

  var name: String
  var fields: [Field] = []
  var attributes = ObjectiveCAttributes()
}
