/// Hides the aliases (`*name`) in a YAML document from the parser.
///
/// The parser replaces each alias by the value of its anchor, so a small malicious document can expand to more values
/// than fit into memory. This type therefore turns aliases into ordinary words, and ``YAMLComposer`` replaces these by
/// values within limits.
enum YAMLAliases {
  /// The character that replaces the asterisk of an alias. It does not occur in ordinary texts.
  static let mark: Character = "\u{10FFFE}"

  /// The text with ``mark`` in the place of the asterisks of aliases. The lines stay the same. Other asterisks may be
  /// replaced, too.
  static func marked(in text: String) -> String {
    let bytes = Array(text.utf8)
    let anchors = names(after: UInt8(ascii: "&"), in: bytes)
    guard !anchors.isEmpty else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1024)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "*"), anchors.contains(name(at: index + 1, in: bytes)) {
        result += Array(String(mark).utf8)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The name of the alias that a plain word in the marked text represents; `nil` if the word is not an alias.
  static func name(in word: String) -> String? {
    guard word.first == mark else { return nil }
    let name = word.dropFirst()
    return name.utf8.allSatisfy(isPart) && !name.isEmpty ? String(name) : nil
  }

  /// The text with the marks replaced by asterisks again.
  static func restored(_ text: String) -> String {
    text.contains(mark) ? String(text.map { $0 == mark ? "*" : $0 }) : text
  }

  private static func names(after sign: UInt8, in bytes: [UInt8]) -> Set<ArraySlice<UInt8>> {
    var names: Set<ArraySlice<UInt8>> = []
    for (index, byte) in bytes.enumerated() where byte == sign {
      let name = name(at: index + 1, in: bytes)
      if !name.isEmpty { names.insert(name) }
    }
    return names
  }

  private static func name(at start: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes[start...].prefix(while: isPart)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
