/// A text of a string catalog whose placeholders become the parameters of a function.
struct PlaceholderText {
  /// The text as the content of a Swift string literal, with an interpolation for each placeholder.
  let interpolated: String
  /// The parameters of the function, with commas; empty if the text has no placeholders.
  let parameters: String

  /// - Parameter text: the text, such as `%(count)lld of %@`.
  init(_ text: String) {
    var (interpolated, parameters) = ("", [String]())
    var rest = text[...]
    while let match = rest.firstMatch(of: Self.placeholder) {
      interpolated += Self.escaped(rest[..<match.range.lowerBound])
      rest = rest[match.range.upperBound...]
      if match.specifier == "%" {
        interpolated += "%"
      } else {
        let number = parameters.count + 1
        let label = match.name.map(String.init).flatMap { SwiftText.isIdentifier($0) ? SwiftText.name($0) : nil }
        parameters.append("\(label ?? "_") p\(number): \(Self.type(of: match.specifier))")
        interpolated += "\\(p\(number))"
      }
    }
    self.interpolated = interpolated + Self.escaped(rest)
    self.parameters = parameters.joined(separator: ", ")
  }

  private static var placeholder: Regex<(Substring, name: Substring?, specifier: Substring)> {
    /%(?:\d+\$)?(?:\((?<name>\w+)\))?[-+ 0#]*\d*(?:\.\d+)?(?<specifier>@|%|(?:ll?|h|q)?[diouxX]|l?[aefgAEFG])/
  }

  private static func type(of specifier: Substring) -> String {
    switch specifier.last {
    case "@": "String"
    case "d", "i": "Int"
    case "a", "e", "f", "g", "A", "E", "F", "G": "Double"
    default: "UInt"
    }
  }

  private static func escaped(_ text: Substring) -> String {
    String(SwiftText.literal(String(text)).dropFirst().dropLast())
  }
}
