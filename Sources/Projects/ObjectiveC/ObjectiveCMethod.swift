/// A method of a class or protocol.
struct ObjectiveCMethod: Hashable {
  /// A parameter.
  struct Parameter: Hashable {
    /// Its name inside of the method.
    var name: String
    var type: ObjectiveCType
    /// Whether a block is not kept.
    var isNoEscape = false
  }

  /// The selector, such as `setValue:forKey:`.
  var selector: String
  var isInstance = true
  var result: ObjectiveCType
  var parameters: [Parameter] = []
  var isVariadic = false
  /// Whether a type that has the protocol may leave it out.
  var isOptional = false
  var isDesignated = false
  var attributes = ObjectiveCAttributes()

  /// The parts of the selector, without colons.
  var pieces: [String] { selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init) }

  /// Whether it belongs to the methods that make objects, by its name.
  var isInitializer: Bool { isInstance && CamelCase.words(pieces.first ?? "").first == "init" }
}
