/// Escapes text for the content and the attributes of XML and HTML.
package enum Markup {
  /// The text with `&`, `<`, `>` and `"` written as character references. Control characters that XML does not allow
  /// are replaced by U+FFFD.
  ///
  /// It works on Unicode scalars, because a quotation mark with a combining accent is a single `Character` in Swift,
  /// but still ends an attribute.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { meaning.contains($0) || $0 < 0x20 }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let meaning = [UInt8]("&<>\"".utf8)
}
