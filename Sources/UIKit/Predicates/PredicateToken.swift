import Foundation

/// A token of a predicate format.
enum PredicateToken: Equatable {
  /// A name, a key path or a keyword.
  case word(String)
  /// A string in quotes.
  case text(String)
  case number(Double)
  /// A placeholder for an argument, such as `%@`, `%K` or `%d`: the character after the percent sign.
  case argument(Character)
  /// An operator, a bracket or a comma.
  case symbol(String)

  /// Splits a format into tokens; nil if a part of the format is not a token.
  static func all(in format: String) -> [PredicateToken]? {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if let quoted = takeQuoted(&rest) {
        tokens.append(.text(quoted))
      } else if first == "%" {
        guard let argument = takeArgument(&rest) else { return nil }
        tokens.append(.argument(argument))
      } else if first.isNumber || first == "-" || (first == "." && rest.dropFirst().first?.isNumber == true) {
        let digits = rest.prefix { $0.isNumber || "+-.eE".contains($0) }
        guard let number = Double(digits) else { return nil }
        tokens.append(.number(number))
        rest.removeFirst(digits.count)
      } else if let symbol = symbols.first(where: rest.hasPrefix) {
        tokens.append(.symbol(symbol))
        rest.removeFirst(symbol.count)
      } else {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
        guard !word.isEmpty else { return nil }
        tokens.append(.word(String(word)))
        rest.removeFirst(word.count)
      }
    }
    return tokens
  }

  /// Longer symbols come first, so that they are matched before their prefixes.
  private static let symbols = [
    "&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",",
  ]

  private static func takeQuoted(_ rest: inout Substring) -> String? {
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    var text = ""
    var isEscaped = false
    for (index, character) in zip(rest.indices, rest).dropFirst() {
      if !isEscaped, character == quote {
        rest = rest[rest.index(after: index)...]
        return text
      }
      isEscaped = !isEscaped && character == "\\"
      if !isEscaped { text.append(character) }
    }
    return nil
  }

  /// Removes a placeholder such as `%@`, `%K`, `%ld` or `%.2f`, and returns its last character; nil if there is none.
  /// Length and precision do not matter.
  private static func takeArgument(_ rest: inout Substring) -> Character? {
    let form = rest.dropFirst().prefix { "lhqzt.0123456789".contains($0) }
    guard let kind = rest.dropFirst(form.count + 1).first, "@KdiuxXfgeG".contains(kind) else { return nil }
    rest.removeFirst(form.count + 2)
    return kind
  }
}
