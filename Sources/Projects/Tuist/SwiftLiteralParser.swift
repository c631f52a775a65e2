/// Parses calls in Swift code into ``SwiftLiteral`` values. No code is evaluated.
struct SwiftLiteralParser {
  private let text: [Unicode.Scalar]
  private var index = 0

  /// The maximum nesting depth of brackets. Deeper values count as expressions.
  private static let deepest = 32

  init(_ text: String) { self.text = Array(text.unicodeScalars) }

  /// The first unqualified call of a function or type with a name, such as `Project(…)`; `nil` if there is none.
  static func call(of name: String, in text: String) -> SwiftLiteral? {
    var parser = SwiftLiteralParser(text)
    var previous = ""
    while parser.index < parser.text.count {
      parser.skipSpace()
      guard let next = parser.current else { return nil }
      if Self.isPart(next) {
        let word = parser.word()
        // `Other.Project(…)` and `func Project(…)` do not count.
        if word == name, previous != ".", previous != "func", parser.current == "(" {
          return .call(word, parser.arguments(depth: 0))
        }
        previous = word
      } else if next == "\"" {
        _ = parser.string()
        previous = ""
      } else {
        previous = String(next)
        parser.index += 1
      }
    }
    return nil
  }

  private var current: Unicode.Scalar? { index < text.count ? text[index] : nil }

  private func follows(_ word: String) -> Bool { text[index...].starts(with: word.unicodeScalars) }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar)
  }

  private mutating func word() -> String {
    let start = index
    while let scalar = current, Self.isPart(scalar) { index += 1 }
    return String(String.UnicodeScalarView(text[start..<index]))
  }

  /// Skips spaces and comments.
  private mutating func skipSpace() {
    while let scalar = current {
      if scalar.properties.isWhitespace {
        index += 1
      } else if follows("//") {
        while let scalar = current, scalar != "\n" { index += 1 }
      } else if follows("/*") {
        index += 2
        while current != nil, !follows("*/") { index += 1 }
        index = min(index + 2, text.count)
      } else {
        return
      }
    }
  }

  // MARK: Values

  /// Parses the arguments of a call. The current character must be the opening parenthesis.
  private mutating func arguments(depth: Int) -> [SwiftLiteral.Argument] {
    var arguments: [SwiftLiteral.Argument] = []
    index += 1
    while true {
      skipSpace()
      guard let next = current, next != ")" else { break }
      let start = index
      var label: String?
      if Self.isPart(next) {
        label = word()
        skipSpace()
        if current == ":" { index += 1 } else { (label, index) = (nil, start) }
      }
      arguments.append(SwiftLiteral.Argument(label: label, value: value(depth: depth + 1)))
      if current == "," { index += 1 } else if current != ")" { break }
    }
    if current == ")" { index += 1 }
    return arguments
  }

  /// Parses a value, which ends before the next comma or closing bracket.
  private mutating func value(depth: Int) -> SwiftLiteral {
    skipSpace()
    let value = depth < Self.deepest ? primary(depth: depth) : .expression
    skipSpace()
    guard let next = current, next != ",", next != ")", next != "]", next != ":" else { return value }
    skipExpression()
    return .expression
  }

  private mutating func primary(depth: Int) -> SwiftLiteral {
    switch current {
    case "\"": return string().map(SwiftLiteral.text) ?? .expression
    case "[": return list(depth: depth)
    default:
      let isMember = current == "."
      if isMember { index += 1 }
      let name = word()
      guard !name.isEmpty else { return .expression }
      if current == "(" { return .call(name, arguments(depth: depth)) }
      // A name without a leading period may be the name of a constant, whose value is not known.
      return isMember || ["true", "false", "nil"].contains(name) ? .call(name, []) : .expression
    }
  }

  /// Parses an array or dictionary literal. The current character must be the opening bracket.
  private mutating func list(depth: Int) -> SwiftLiteral {
    var list: [SwiftLiteral] = []
    var table: [String: SwiftLiteral] = [:]
    var isTable = false
    index += 1
    while true {
      skipSpace()
      guard let next = current, next != "]" else { break }
      if next == ":" {
        // An empty dictionary.
        index += 1
        isTable = true
        continue
      }
      let element = value(depth: depth + 1)
      if current == ":" {
        isTable = true
        index += 1
        let entry = value(depth: depth + 1)
        if let key = element.text { table[key] = entry }
      } else {
        list.append(element)
      }
      if current == "," { index += 1 } else if current != "]", current != ":" { break }
    }
    if current == "]" { index += 1 }
    return isTable ? .table(table) : .list(list)
  }

  /// Parses a string literal; `nil` if it has several lines or interpolations.
  private mutating func string() -> String? {
    if follows("\"\"\"") {
      index += 3
      while current != nil, !follows("\"\"\"") { index += 1 }
      index = min(index + 3, text.count)
      return nil
    }
    var result = String.UnicodeScalarView()
    var isLiteral = true
    index += 1
    while let scalar = current, scalar != "\n" {
      index += 1
      if scalar == "\"" { return isLiteral ? String(result) : nil }
      if scalar == "\\", let next = current {
        index += 1
        if next == "(" { skipInterpolation() }
        isLiteral = isLiteral && (next == "\"" || next == "\\")
        result.append(next)
      } else {
        result.append(scalar)
      }
    }
    return nil
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while let scalar = current, scalar != "\n", depth > 0 {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      index += 1
    }
  }

  /// Skips an expression up to the next comma or closing bracket.
  private mutating func skipExpression() {
    var depth = 0
    while true {
      skipSpace()
      switch current {
      case nil: return
      case ",": if depth == 0 { return }
      case ")", "]", "}":
        if depth == 0 { return }
        depth -= 1
      case "(", "[", "{": depth += 1
      case "\"":
        _ = string()
        continue
      default: break
      }
      index += 1
    }
  }
}
