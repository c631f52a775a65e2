/// How Swift imports an Objective-C method.
struct ImportedMethod: Hashable {
  var name: SwiftName
  var isInitializer = false
  /// Whether Swift imports a class method, such as `+noteWithTitle:`, as an initializer.
  var isFactory = false
  /// The index of the `NSError **` parameter that Swift turns into `throws`; `nil` if the method does not throw.
  var error: Int?
  /// Whether the initializer has a label but no parameter in Objective-C, as in `initForTesting`. Swift imports it with
  /// a parameter of type `()`, as in `init(forTesting: ())`.
  var hasDummy = false
}
