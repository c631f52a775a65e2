/// Makes aliases of a YAML document harmless.
///
/// The parser replaces each alias by the value of its anchor, and compares the keys of tables by their whole content.
/// So a small document can have more values than fit into memory. In the text that this type makes, an alias is an
/// ordinary word, and ``YAMLComposer`` decides what it stands for.
enum YAMLAliases {
  /// Stands in front of the name of an alias. No text is written with this character.
  static let mark: Character = "\u{10FFFE}"

  /// A text whose aliases begin with ``mark``. Lines stay as they are. Other asterisks may be changed, too.
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

  /// The name of an alias; `nil` if a plain word of the marked text is none.
  static func name(in word: String) -> String? {
    guard word.first == mark else { return nil }
    let name = word.dropFirst()
    return name.utf8.allSatisfy(isPart) && !name.isEmpty ? String(name) : nil
  }

  /// A text without marks.
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
