/// Parses types in the notation of clang's output: `NSArray<NSString *> * _Nonnull`.
struct ObjectiveCTypeParser {
  private var tokens: [Substring]
  private var next = 0
  private var depth = 0

  /// The limits of a type: its length in bytes, and its levels of nesting.
  private static let most = (characters: 4000, depth: 24)

  private init(_ text: String) {
    tokens = text.matches(of: /[A-Za-z_][A-Za-z0-9_]*|[0-9]+|\.\.\.|[^\s]/).map { text[$0.range] }
  }

  /// The parsed type; `nil` if the text is not a type or exceeds the limits.
  static func type(_ text: String) -> ObjectiveCType? {
    guard text.utf8.count <= most.characters else { return nil }
    var parser = ObjectiveCTypeParser(text)
    let type = parser.type()
    return parser.next == parser.tokens.count ? type : nil
  }

  private var token: Substring? { next < tokens.count ? tokens[next] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard token == text[...] else { return false }
    next += 1
    return true
  }

  private mutating func type() -> ObjectiveCType? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.most.depth, let base = base() else { return nil }
    return suffixes(of: base)
  }

  // MARK: Names

  private mutating func base() -> ObjectiveCType? {
    var isConstant = false
    var words: [String] = []
    var nullability: ObjectiveCType.Nullability?
    while let word = token, isWord(word) {
      if word == "const" {
        isConstant = true
      } else if let said = Self.nullabilities[word] {
        nullability = said
      } else if Self.tags.contains(word) || Self.qualifiers.contains(word) {
        // These words do not affect how Swift imports the type.
      } else if words.isEmpty || (Self.numbers.contains(String(word)) && words.allSatisfy(Self.numbers.contains)) {
        words.append(String(word))
      } else if Self.isMacro(words[0]) {
        // The word before was a macro. The type is this word.
        words = [String(word)]
      } else {
        return nil
      }
      next += 1
    }
    guard !words.isEmpty else { return nil }
    var arguments: [ObjectiveCType] = []
    if take("<") {
      guard let list = list(until: ">") else { return nil }
      arguments = list
    }
    var type = ObjectiveCType(.named(words.joined(separator: " "), arguments: arguments))
    type.isConstant = isConstant
    type.nullability = nullability ?? .unspecified
    return type
  }

  private mutating func list(until end: String) -> [ObjectiveCType]? {
    var list: [ObjectiveCType] = []
    if take(end) { return list }
    while true {
      if take("...") {
        return take(end) ? list : nil
      }
      guard let type = type() else { return nil }
      list.append(type)
      if take(end) { return list }
      guard take(",") else { return nil }
    }
  }

  // MARK: What follows

  private mutating func suffixes(of base: ObjectiveCType) -> ObjectiveCType? {
    var type = base
    var levels = 0
    while let token, token != ">", token != ",", token != ")" {
      levels += 1
      if levels > Self.most.depth { return nil }
      if take("*") {
        type = ObjectiveCType(.pointer(type))
      } else if take("[") {
        while let inside = self.token, inside != "]" { next += inside.isEmpty ? 0 : 1 }
        guard take("]") else { return nil }
        type = ObjectiveCType(.array(type))
      } else if take("(") {
        guard let whole = parenthesis(after: type) else { return nil }
        type = whole
      } else if token == "const" {
        type.isConstant = true
        next += 1
      } else if let said = Self.nullabilities[token] {
        type.nullability = said
        next += 1
      } else if Self.qualifiers.contains(token) {
        next += 1
      } else {
        return nil
      }
    }
    return type
  }

  /// Parses what follows an opening parenthesis after the result type: a block, a pointer to a function, or the
  /// parameters of a function.
  private mutating func parenthesis(after result: ObjectiveCType) -> ObjectiveCType? {
    let mark = token
    guard mark == "^" || mark == "*" else {
      return list(until: ")").map { ObjectiveCType(.function(result: result, parameters: Self.parameters($0))) }
    }
    next += 1
    var nullability = ObjectiveCType.Nullability.unspecified
    var stars = 0
    while let word = token, word != ")" {
      if let said = Self.nullabilities[word] { nullability = said }
      if word == "*" { stars += 1 }
      guard isWord(word) || word == "*" else { return nil }
      next += 1
    }
    guard stars == 0, take(")"), take("("), let parameters = list(until: ")").map(Self.parameters) else { return nil }
    var type = ObjectiveCType(
      mark == "^"
        ? .block(result: result, parameters: parameters)
        : .pointer(ObjectiveCType(.function(result: result, parameters: parameters))))
    type.nullability = nullability
    return type
  }

  /// The list of parameters. `(void)` means that there are none.
  private static func parameters(_ list: [ObjectiveCType]) -> [ObjectiveCType] {
    list.count == 1 && list[0].isVoid ? [] : list
  }

  // MARK: Words

  private func isWord(_ token: Substring) -> Bool {
    token.utf8.first.map { CamelCase.isUppercase($0) || CamelCase.isLowercase($0) || $0 == UInt8(ascii: "_") } == true
  }

  private static func isMacro(_ word: String) -> Bool { word.contains("_") && word == word.uppercased() }

  private static let tags: Set<Substring> = ["struct", "enum", "union"]
  private static let qualifiers: Set<Substring> = [
    "volatile", "restrict", "__strong", "__weak", "__unsafe_unretained", "__autoreleasing", "__kindof", "_Atomic",
    "__covariant", "__contravariant", "__restrict",
  ]
  private static let nullabilities: [Substring: ObjectiveCType.Nullability] = [
    "_Nonnull": .never, "_Nullable": .possible, "_Null_unspecified": .unspecified, "_Nullable_result": .possible,
  ]
  private static let numbers: Set<String> = [
    "unsigned", "signed", "char", "short", "int", "long", "float", "double", "_Bool", "bool",
  ]
}
