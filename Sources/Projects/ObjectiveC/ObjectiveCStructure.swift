/// A C structure that a header declares.
struct ObjectiveCStructure: Hashable {
  /// A field of the structure.
  struct Field: Hashable {
    var name: String
    var type: ObjectiveCType
  }

  var name: String
  var fields: [Field] = []
  var attributes = ObjectiveCAttributes()
}
