/// Parses calls in Swift code into ``SwiftLiteral`` values. No code is evaluated.
struct SwiftLiteralParser {
  private let text: [Unicode.Scalar]
  private var index = 0

  /// The maximum nesting depth of brackets, and the most operators in a row. Deeper and longer values count as expressions.
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

  /// The functions and constants that a file declares, also as static members. Functions that do more than to return a
  /// value and to name others before are left out.
  static func declarations(in text: String) -> (functions: [TuistHelpers.Function], constants: [String: SwiftLiteral]) {
    var parser = SwiftLiteralParser(text)
    var functions: [TuistHelpers.Function] = []
    var constants: [String: SwiftLiteral] = [:]
    while parser.index < parser.text.count {
      parser.skipSpace()
      guard let next = parser.current else { break }
      guard Self.isPart(next) else {
        if next == "\"" { _ = parser.string() } else { parser.index += 1 }
        continue
      }
      switch parser.word() {
      case "func": if let function = parser.function() { functions.append(function) }
      case "let":
        if let (name, value) = parser.constant() { constants[name] = value }
      default: break
      }
    }
    return (functions, constants)
  }

  /// Parses a function after `func`; `nil` if its result is not known.
  private mutating func function() -> TuistHelpers.Function? {
    skipSpace()
    let name = word()
    skipSpace()
    guard !name.isEmpty, current == "(", let parameters = parameters() else { return nil }
    while let scalar = current, scalar != "{" {
      if scalar == "}" { return nil }
      index += 1
    }
    guard current == "{" else { return nil }
    let start = index
    index += 1
    var constants: [TuistHelpers.Constant] = []
    while true {
      skipSpace()
      let statement = index
      let keyword = word()
      if keyword == "let" {
        guard let constant = constant() else { return skippingBlock(from: start) }
        constants.append(constant)
        continue
      }
      if keyword != "return" { index = statement }
      let result = operation(depth: 0)
      guard current == "}" else { return skippingBlock(from: start) }
      index += 1
      return TuistHelpers.Function(name: name, parameters: parameters, constants: constants, result: result)
    }
  }

  /// Skips a block in braces; always `nil`.
  private mutating func skippingBlock(from start: Int) -> TuistHelpers.Function? {
    index = start + 1
    skipExpression(endingAtComma: false)
    if current == "}" { index += 1 }
    return nil
  }

  /// Parses a constant after `let`: its name and value. `nil` if its value is not known.
  private mutating func constant() -> TuistHelpers.Constant? {
    skipSpace()
    let name = word()
    skipSpace()
    if current == ":" { skipType() }
    guard !name.isEmpty, current == "=" else { return nil }
    index += 1
    let value = operation(depth: 0)
    if let next = current, !Self.isPart(next), !"@#/}".unicodeScalars.contains(next) { return nil }
    return (name, value)
  }

  /// Parses the parameters of a function, from the opening parenthesis on; `nil` if they are none.
  private mutating func parameters() -> [TuistHelpers.Parameter]? {
    var parameters: [TuistHelpers.Parameter] = []
    index += 1
    while true {
      skipSpace()
      guard current != ")" else { break }
      let label = word()
      skipSpace()
      let name = word()
      skipSpace()
      guard !label.isEmpty, current == ":" else { return nil }
      skipType()
      var value: SwiftLiteral?
      if current == "=" {
        index += 1
        value = self.value(depth: 0)
      }
      parameters.append(
        TuistHelpers.Parameter(label: label == "_" ? nil : label, name: name.isEmpty ? label : name, value: value))
      if current == "," { index += 1 } else if current != ")" { return nil }
    }
    index += 1
    return parameters
  }

  /// Skips a type after a colon, up to the next comma, equal sign, closing parenthesis or end of a line.
  private mutating func skipType() {
    var depth = 0
    while let scalar = current {
      if follows("->") {
        index += 2
        continue
      }
      if depth == 0, ",=)\n".unicodeScalars.contains(scalar) { return }
      if "([<".unicodeScalars.contains(scalar) { depth += 1 }
      if ")]>".unicodeScalars.contains(scalar) { depth -= 1 }
      index += 1
    }
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
    let value = operation(depth: depth)
    guard let next = current, next != ",", next != ")", next != "]", next != ":" else { return value }
    skipExpression()
    return .expression
  }

  /// Parses values that operators connect, and the space after them.
  private mutating func operation(depth: Int) -> SwiftLiteral {
    skipSpace()
    var value = depth < Self.deepest ? primary(depth: depth) : .expression
    skipSpace()
    var count = 0
    while count < Self.deepest,
      let symbol = [SwiftLiteral.Operator.fallback, .sum].first(where: { follows($0.rawValue) })
    {
      count += 1
      index += symbol.rawValue.count
      skipSpace()
      value = .operation(value, symbol, depth < Self.deepest ? primary(depth: depth) : .expression)
      skipSpace()
    }
    return value
  }

  private mutating func primary(depth: Int) -> SwiftLiteral {
    switch current {
    case "\"": return string()
    case "[": return list(depth: depth)
    default:
      let isMember = current == "."
      if isMember { index += 1 }
      let name = word()
      guard !name.isEmpty else { return .expression }
      if current == "(" { return .call(name, arguments(depth: depth)) }
      return isMember || ["true", "false", "nil"].contains(name) ? .call(name, []) : .name(name)
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

  /// Parses a string literal. It is an expression if it has several lines or other interpolations than names.
  private mutating func string() -> SwiftLiteral {
    if follows("\"\"\"") {
      index += 3
      while current != nil, !follows("\"\"\"") { index += 1 }
      index = min(index + 3, text.count)
      return .expression
    }
    var parts: [SwiftLiteral] = []
    var part = String.UnicodeScalarView()
    index += 1
    while let scalar = current, scalar != "\n" {
      index += 1
      if scalar == "\"" {
        if parts.isEmpty { return .text(String(part)) }
        return parts.contains(.expression) ? .expression : .joined(parts + [.text(String(part))])
      }
      guard scalar == "\\", let next = current else {
        part.append(scalar)
        continue
      }
      index += 1
      if next == "(" {
        parts += [.text(String(part)), interpolation()]
        part.removeAll()
      } else if next == "\"" || next == "\\" {
        part.append(next)
      } else {
        parts.append(.expression)
      }
    }
    return .expression
  }

  /// Parses what stands in a string after `\(`, and the closing parenthesis.
  private mutating func interpolation() -> SwiftLiteral {
    let name = word()
    if !name.isEmpty, current == ")" {
      index += 1
      return .name(name)
    }
    var depth = 1
    while let scalar = current, scalar != "\n", depth > 0 {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      index += 1
    }
    return .expression
  }

  /// Skips an expression up to the next comma or closing bracket.
  private mutating func skipExpression(endingAtComma: Bool = true) {
    var depth = 0
    while true {
      skipSpace()
      switch current {
      case nil: return
      case ",": if depth == 0, endingAtComma { return }
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
