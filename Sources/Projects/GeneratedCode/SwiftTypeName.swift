/// The name of a Swift type that is checked for its syntax, such as `Core.Item`, `[String: Int]` or `Set<Item>`.
struct SwiftTypeName {
  /// The name as Swift code.
  let text: String

  /// The maximum nesting depth of types.
  private static let deepest = 8

  /// Makes a type name; `nil` if the text is not the name of a type.
  ///
  /// - Parameter written: the text.
  init?(_ written: String) {
    var rest = written.unicodeScalars[...]
    guard let text = Self.type(&rest, depth: 0), rest.isEmpty else { return nil }
    self.text = text
  }

  private static func type(_ rest: inout Substring.UnicodeScalarView, depth: Int) -> String? {
    guard depth < deepest else { return nil }
    var text: String
    if skip("[", &rest) {
      guard let element = type(&rest, depth: depth + 1) else { return nil }
      text = element
      if skip(":", &rest) {
        guard let value = type(&rest, depth: depth + 1) else { return nil }
        text += ": " + value
      }
      guard skip("]", &rest) else { return nil }
      text = "[\(text)]"
    } else {
      guard let path = path(&rest), let arguments = arguments(&rest, depth: depth) else { return nil }
      text = path + arguments
    }
    return skip("?", &rest) ? text + "?" : text
  }

  /// Reads identifiers that are separated by dots; `nil` if there are none.
  private static func path(_ rest: inout Substring.UnicodeScalarView) -> String? {
    var parts: [String] = []
    repeat {
      let part = rest.prefix { SwiftText.isLetter($0) || SwiftText.isDigit($0) || $0 == "_" }
      guard SwiftText.isIdentifier(String(part)) else { return nil }
      rest = rest[part.endIndex...]
      parts.append(SwiftText.name(String(part)))
    } while skip(".", &rest)
    return parts.joined(separator: ".")
  }

  /// Reads generic arguments in angle brackets; an empty text if there are none, `nil` if they are malformed.
  private static func arguments(_ rest: inout Substring.UnicodeScalarView, depth: Int) -> String? {
    guard skip("<", &rest) else { return "" }
    var arguments: [String] = []
    repeat {
      guard let argument = type(&rest, depth: depth + 1) else { return nil }
      arguments.append(argument)
    } while skip(",", &rest)
    return skip(">", &rest) ? "<\(arguments.joined(separator: ", "))>" : nil
  }

  /// Skips a character and the spaces around it, if it comes next.
  private static func skip(_ scalar: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView) -> Bool {
    let next = rest.drop { $0 == " " }
    guard next.first == scalar else { return false }
    rest = next.dropFirst().drop { $0 == " " }
    return true
  }
}
