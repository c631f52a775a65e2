/// How Swift imports a method.
struct ImportedMethod: Hashable {
  var name: SwiftName
  var isInitializer = false
  /// Whether it is an initializer that a method of the class stands behind.
  var isFactory = false
  /// The index of the parameter whose error is thrown.
  var error: Int?
  /// Whether it has a label and no parameter: an argument of no value stands there.
  var hasDummy = false
}
