/// A header split into tokens, to find the names that it declares and uses.
struct HeaderTokens {
  /// The tokens of the declarations: words, and single punctuation characters. Each string literal is represented by
  /// one `"`.
  private(set) var tokens: [Substring] = []
  /// The macros that the header defines. `value` is a number, or `"` for a text; `nil` for any other macro.
  private(set) var macros: [(name: String, value: String?)] = []

  /// The maximum number of tokens that are kept.
  private static let most = 1_000_000

  /// - Parameter text: the lines of a header.
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

  /// The value of a macro: its number, or `"` if it is a string literal; `nil` for other macros.
  private static func constant(_ text: Substring) -> String? {
    if text.wholeMatch(of: /@?"(?:[^"\\]|\\.)*"/) != nil { return "\"" }
    guard let match = text.wholeMatch(of: /\(?(-?(?:0[xX][0-9A-Fa-f]{1,16}|[0-9]{1,18}(?:\.[0-9]{0,18})?))[fFuUlL]*\)?/)
    else { return nil }
    return String(match.1)
  }
}
