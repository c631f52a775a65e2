/// A header taken apart into words and signs.
struct HeaderTokens {
  /// The words and signs of the declarations. A text between signs of quotation is one sign.
  private(set) var tokens: [Substring] = []
  /// The macros that the header defines, with what stands behind their names if it is a text or one word.
  private(set) var macros: [(name: String, value: String?)] = []

  /// The largest number of words and signs that are kept.
  private static let most = 1_000_000

  /// - Parameter text: a header.
  init(_ text: HeaderText) {
    for line in text.lines {
      if HeaderDirective.isDirective(line) {
        addMacro(line)
      } else if tokens.count < Self.most {
        addTokens(of: line)
      }
    }
  }

  private mutating func addTokens(of line: String) {
    let bytes = line.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let start = index
      let byte = bytes[start]
      index = bytes.index(after: start)
      if byte == UInt8(ascii: "\"") {
        while index < bytes.endIndex, bytes[index] != byte {
          let isEscape = bytes[index] == UInt8(ascii: "\\")
          index = bytes.index(index, offsetBy: isEscape ? 2 : 1, limitedBy: bytes.endIndex) ?? bytes.endIndex
        }
        if index < bytes.endIndex { index = bytes.index(after: index) }
        tokens.append("\"")
      } else if Self.startsWord(byte)
        || (byte == UInt8(ascii: "@") && index < bytes.endIndex && Self.startsWord(bytes[index]))
      {
        while index < bytes.endIndex, Self.startsWord(bytes[index]) || CamelCase.isDigit(bytes[index]) {
          index = bytes.index(after: index)
        }
        tokens.append(line[start..<index])
      } else if byte < 0x80, byte > 0x20 {
        tokens.append(line[start..<index])
      }
    }
  }

  private static func startsWord(_ byte: UInt8) -> Bool {
    CamelCase.isUppercase(byte) || CamelCase.isLowercase(byte) || byte == UInt8(ascii: "_")
  }

  private mutating func addMacro(_ line: String) {
    guard let match = line.firstMatch(of: /^\s*(?:#|%:)\s*define\s+([A-Za-z_][A-Za-z0-9_]*)(\(?)\s*(.*?)\s*$/) else {
      return
    }
    let value = match.2.isEmpty ? Self.constant(match.3) : nil
    macros.append((String(match.1), value))
  }

  /// A number, or `"` for a text; `nil` if it is neither.
  private static func constant(_ text: Substring) -> String? {
    if text.wholeMatch(of: /@?"(?:[^"\\]|\\.)*"/) != nil { return "\"" }
    guard let match = text.wholeMatch(of: /\(?(-?(?:0[xX][0-9A-Fa-f]{1,16}|[0-9]{1,18}(?:\.[0-9]{0,18})?))[fFuUlL]*\)?/)
    else { return nil }
    return String(match.1)
  }
}
