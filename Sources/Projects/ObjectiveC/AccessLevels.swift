/// Which declarations can be public: those that name no type of the app's Swift sources, which may be internal.
struct AccessLevels {
  /// Names of types that may be internal.
  private var names: Set<String>

  /// - Parameter names: the names of types that the app's Swift sources declare.
  init(_ names: Set<String>) { self.names = names }

  /// Adds a type that names an internal one.
  mutating func add(_ name: String) { names.insert(name) }

  /// Whether a declaration names no internal type.
  func isPublic(_ text: String) -> Bool {
    var word: [UInt8] = []
    for byte in Array(text.utf8) + [UInt8(ascii: " ")] {
      if CamelCase.isUppercase(byte) || CamelCase.isLowercase(byte) || CamelCase.isDigit(byte) || byte >= 0x80
        || byte == UInt8(ascii: "_")
      {
        word.append(byte)
      } else {
        if names.contains(String(decoding: word, as: UTF8.self)) { return false }
        word = []
      }
    }
    return true
  }

  /// The modifier of a declaration, with a space; empty if it is internal.
  func modifier(_ modifier: String, for text: String) -> String { isPublic(text) ? "\(modifier) " : "" }
}
