/// Decides which generated declarations can be `public`. A declaration cannot if it names a type that may be internal,
/// such as one that the app's Swift sources declare.
struct AccessLevels {
  /// Names of types that may be internal.
  private var names: Set<String>

  /// - Parameter names: the names of types that the app's Swift sources declare.
  init(_ names: Set<String>) { self.names = names }

  /// Adds a type that is internal because its declaration names an internal type.
  mutating func add(_ name: String) { names.insert(name) }

  /// Whether a declaration can be public: its text names no type that may be internal.
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

  /// An access modifier for a declaration, such as `public`, with a space after it; empty if the declaration must be
  /// internal.
  func modifier(_ modifier: String, for text: String) -> String { isPublic(text) ? "\(modifier) " : "" }
}
