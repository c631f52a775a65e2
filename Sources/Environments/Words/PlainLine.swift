/// Text from documents and file names as one line without control characters.
///
/// A name may hold line ends, terminal escapes, or marks that reverse the direction of what follows. Printed unchanged,
/// they could look like lines of the program itself. Such characters are written as in Swift: `\n`, `\u{1B}`.
public nonisolated enum PlainLine {
  /// The text on one line, without control characters.
  public static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var line = ""
    for scalar in text.unicodeScalars {
      if isControl(scalar) {
        line += scalar.escaped(asASCII: true)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// Encoded JSON as text. `JSONEncoder` escapes the controls below U+0020 only; here the others are escaped, too.
  public static func ofJSON(_ data: some Collection<UInt8>) -> String {
    let text = String(decoding: data, as: UTF8.self)
    let others: Range<Unicode.Scalar> = "\u{7F}"..<"\u{A0}"
    guard text.unicodeScalars.contains(where: others.contains) else { return text }
    var line = ""
    for scalar in text.unicodeScalars {
      if others.contains(scalar) {
        line += "\\u00" + String(scalar.value, radix: 16)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// Controls, line and paragraph separators, and the marks that embed, override or isolate a direction
  /// ([Unicode, Bidirectional Algorithm](https://unicode.org/reports/tr9/#Explicit_Directional_Embeddings)).
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
