/// Text as the content or an attribute of XML and HTML.
package enum Markup {
  /// The text with the characters that mean something in markup written as references. Control characters that XML
  /// cannot hold become a replacement character.
  ///
  /// It works on scalars, because a quotation mark with an accent is one character and still ends an attribute.
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
