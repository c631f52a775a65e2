/// A method of an Objective-C class or protocol.
struct ObjectiveCMethod: Hashable {
  /// A parameter of a method or function.
  struct Parameter: Hashable {
    /// The name of the parameter inside the method; empty if there is none.
    var name: String
    var type: ObjectiveCType
    /// Whether a block is marked `NS_NOESCAPE`, so that the method does not keep it after it returns.
    var isNoEscape = false
  }

  /// The selector, such as `setValue:forKey:`.
  var selector: String
  var isInstance = true
  var result: ObjectiveCType
  var parameters: [Parameter] = []
  var isVariadic = false
  /// Whether the method is `@optional` in its protocol, so that types that adopt the protocol need not implement it.
  var isOptional = false
  var isDesignated = false
  var attributes = ObjectiveCAttributes()

  /// The parts of the selector between its colons; the last one is empty if the selector ends with a colon.
  var pieces: [String] { selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init) }

  /// Whether the method is an initializer: an instance method whose name begins with the word `init`.
  var isInitializer: Bool { isInstance && CamelCase.words(pieces.first ?? "").first == "init" }
}
