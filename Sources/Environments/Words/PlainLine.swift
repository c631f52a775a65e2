/// Text from documents and file names as one line without control characters.
///
/// A name may hold line ends, terminal escapes, marks that reverse the direction of what follows, or commands to the
/// machine that reads the log of a job. Printed unchanged, they could look like lines of the program itself. Such
/// characters are written as in Swift: `\n`, `\u{1B}`.
public nonisolated enum PlainLine {
  /// The text on one line, without control characters, and without the beginning of a command in a log.
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

  /// Encoded JSON as text. `JSONEncoder` escapes the controls below U+0020 only; here all that ``of(_:)`` writes out is
  /// escaped, too.
  public static func ofJSON(_ data: some Collection<UInt8>) -> String {
    let text = String(decoding: data, as: UTF8.self)
    // Line ends stand between the strings of JSON, never in them.
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

  /// Controls, line and paragraph separators, and the marks that give, embed, override or isolate a direction
  /// ([Unicode, Bidirectional Algorithm](https://unicode.org/reports/tr9/#Directional_Formatting_Characters)).
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  // MARK: Commands in logs

  /// GitHub takes `##[…]` for a command wherever it stands in a line, Azure `##vso[…]`.
  private static func isLogCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.starts(with: "##[".unicodeScalars) || rest.starts(with: "##vso[".unicodeScalars)
  }

  /// GitHub takes `::…::` for a command at the beginning of a line, also behind spaces.
  private static func beginsCommand(_ text: String) -> Bool {
    var rest = text.unicodeScalars.drop { $0.properties.isWhitespace }
    return rest.popFirst() == ":" && rest.first == ":"
  }

  // MARK: The usual case, in which there is nothing to escape

  /// Whether a text holds nothing that is written out; a command at its beginning is not looked for.
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
