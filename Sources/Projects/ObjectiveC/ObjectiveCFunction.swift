/// A C function that a header declares.
struct ObjectiveCFunction: Hashable {
  var name: String
  var result: ObjectiveCType
  var parameters: [ObjectiveCMethod.Parameter]
  var isVariadic = false
  var attributes = ObjectiveCAttributes()
}
