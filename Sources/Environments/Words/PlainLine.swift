/// Escapes text from documents and file names so that it is one harmless line of output.
///
/// A malicious name may contain line ends, terminal escapes, characters that reverse the writing direction, or workflow
/// commands that a CI system executes when it reads the log. Such characters are escaped as in Swift: `\n`, `\u{1B}`.
public nonisolated enum PlainLine {
  /// The text on one line, with control characters and the beginnings of workflow commands escaped.
  public static func of(_ text: String) -> String {
    guard !isPlain(text) || beginsCommand(text) else { return text }
    var line = ""
    var isFirst = true
    let scalars = Array(text.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      if isControl(scalar) || isFirst && scalar == ":" && scalars[place...].starts(with: "::".unicodeScalars) {
        line += scalar == ":" ? "\\u{3A}" : scalar.escaped(asASCII: true)
      } else if scalar == "#", isLogCommand(scalars[place...]) {
        line += "\\u{23}"
      } else {
        line.unicodeScalars.append(scalar)
      }
      if !scalar.properties.isWhitespace { isFirst = false }
    }
    return line
  }

  /// Encoded JSON as text, in which all characters are escaped that ``of(_:)`` escapes. `JSONEncoder` itself escapes
  /// only the control characters below U+0020.
  public static func ofJSON(_ data: some Collection<UInt8>) -> String {
    let text = String(decoding: data, as: UTF8.self)
    // Characters below U+0020 are ignored here: JSONEncoder escapes them in strings, so that only line ends between
    // values are left.
    guard !isPlain(text, from: 0x20) else { return text }
    var line = ""
    let scalars = Array(text.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      if scalar.value >= 0x20 && isControl(scalar) || scalar == "#" && isLogCommand(scalars[place...]) {
        let digits = String(scalar.value, radix: 16)
        line += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// Whether a character is a control character, a line or paragraph separator, or one that changes the writing
  /// direction ([Unicode, Bidirectional
  /// Algorithm](https://unicode.org/reports/tr9/#Directional_Formatting_Characters)).
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  // MARK: Commands in logs

  /// Whether a text begins with `##[`, which GitHub takes for a command anywhere in a line, or with `##vso[`, which
  /// Azure does.
  private static func isLogCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.starts(with: "##[".unicodeScalars) || rest.starts(with: "##vso[".unicodeScalars)
  }

  /// Whether a text begins, after any spaces, with `::`. GitHub takes `::…::` at the beginning of a line for a command.
  private static func beginsCommand(_ text: String) -> Bool {
    var rest = text.unicodeScalars.drop { $0.properties.isWhitespace }
    return rest.popFirst() == ":" && rest.first == ":"
  }

  // MARK: The usual case, in which there is nothing to escape

  /// Whether a text contains no character to escape. It does not check for a command at the beginning. It is a fast
  /// check of the UTF-8 bytes, because most texts need no escaping.
  private static func isPlain(_ text: String, from least: UInt8 = 0) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var place = 0
      func byte(_ offset: Int) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }
      while place < bytes.count {
        let isMarked =
          switch bytes[place] {
          case least..<0x20, 0x7F: true
          case 0xC2: byte(1) < 0xA0
          case 0xD8: byte(1) == 0x9C
          case 0xE2 where byte(1) == 0x80: (0x8E...0x8F).contains(byte(2)) || (0xA8...0xAE).contains(byte(2))
          case 0xE2 where byte(1) == 0x81: (0xA6...0xA9).contains(byte(2))
          case UInt8(ascii: "#"): byte(1) == UInt8(ascii: "#")
          default: false
          }
        if isMarked { return false }
        place += 1
      }
      return true
    }
  }
}
