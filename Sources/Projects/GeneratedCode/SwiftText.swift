import Foundation

/// Writes literals and identifiers in generated Swift code. They are escaped, so that no text from a user's project can
/// inject code.
enum SwiftText {
  /// A text as a Swift string literal. Characters that do not print are written as Unicode escapes.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where prints(scalar): result.unicodeScalars.append(scalar)
      default: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result + "\""
  }

  /// Whether a text is an identifier: it has letters of any script, digits 0 to 9 and underscores, and does not begin
  /// with a digit.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !isDigit(first), text != "_", text.utf8.count <= longest else {
      return false
    }
    return text.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) || $0 == "_" }
  }

  /// An identifier as Swift code: keywords are put in backticks.
  static func name(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// Makes an identifier from a text by replacing all characters other than letters and digits by underscores; `nil` if
  /// the result has underscores only or is not an identifier.
  static func identifier(_ text: String) -> String? {
    let scalars = text.precomposedStringWithCanonicalMapping.unicodeScalars
    var result = String(String.UnicodeScalarView(scalars.map { isLetter($0) || isDigit($0) ? $0 : "_" }))
    if let first = scalars.first, isDigit(first) { result = "_" + result }
    return result.allSatisfy { $0 == "_" } || !isIdentifier(result) ? nil : result
  }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// The maximum length of an identifier in bytes.
  private static let longest = 1024

  private static func prints(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }

  /// The reserved words of [The Swift Programming Language](
  /// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/), except those
  /// that are reserved only in certain contexts.
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
  ]
}
