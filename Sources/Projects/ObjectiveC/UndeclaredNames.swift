/// The names that an app's headers use but do not declare, grouped by how they are used. The header that replaces
/// Apple's frameworks declares them.
struct UndeclaredNames {
  /// A macro that the headers use but do not define.
  struct Macro: Hashable {
    var name: String
    var takesArguments: Bool
  }

  private(set) var classes: [String] = []
  private(set) var protocols: [String] = []
  /// The names of types that are used without a pointer, such as numbers and structures.
  private(set) var values: [String] = []
  private(set) var macros: [Macro] = []

  private var declared: Set<String> = FrameworkHeader.declared
  private var foundClasses: Set<String> = []
  private var foundProtocols: Set<String> = []
  private var foundValues: Set<String> = []
  private var foundMacros: [String: Bool] = [:]
  private var definedProtocols: Set<String> = []

  /// - Parameter headers: the tokens of all headers.
  init(_ headers: [HeaderTokens]) {
    for header in headers {
      declared.formUnion(header.macros.map(\.name))
      addDeclarations(header.tokens)
    }
    for header in headers { addUses(header.tokens) }
    classes = foundClasses.sorted()
    protocols = foundProtocols.subtracting(definedProtocols).sorted()
    values = foundValues.subtracting(foundClasses).sorted()
    macros = foundMacros.sorted { $0.key < $1.key }.map { Macro(name: $0.key, takesArguments: $0.value) }
  }

  // MARK: Declarations

  private mutating func addDeclarations(_ tokens: [Substring]) {
    var index = 0
    while index < tokens.count {
      switch tokens[index] {
      case "@interface":
        if index + 2 < tokens.count, tokens[index + 2] != "(" { declared.insert(String(tokens[index + 1])) }
      case "@protocol":
        if index + 2 < tokens.count, tokens[index + 2] != ";", tokens[index + 2] != "," {
          definedProtocols.insert(String(tokens[index + 1]))
        }
      case "typedef": addAlias(tokens, at: index)
      case "struct", "enum", "union":
        if index + 2 < tokens.count, ["{", ":"].contains(tokens[index + 2]) {
          declared.insert(String(tokens[index + 1]))
        }
      case _ where Self.enumerations.contains(tokens[index]):
        if let end = tokens[index...].prefix(Self.longestList).firstIndex(of: ")"), end > index {
          declared.insert(String(tokens[end - 1]))
        }
      default: break
      }
      index += 1
    }
  }

  /// Records the name that a `typedef` declares.
  private mutating func addAlias(_ tokens: [Substring], at start: Int) {
    var depth = 0
    var outer: [Substring] = []
    for index in (start + 1)..<tokens.count {
      let token = tokens[index]
      if token == ";", depth == 0 { break }
      if token == "{" { depth += 1 }
      if depth == 0 { outer.append(token) }
      if token == "}" { depth -= 1 }
      if index - start > Self.longestAlias || token == "typedef" { return }
    }
    // In the `typedef` of a block or a pointer to a function, the name follows the first `(^` or `(*`.
    if let mark = outer.indices.first(where: {
      outer[$0] == "(" && $0 + 1 < outer.count && "^*".contains(outer[$0 + 1])
    }) {
      let name = outer[(mark + 2)...].first { Self.isIdentifier($0) && !$0.hasPrefix("_N") }
      if let name { declared.insert(String(name)) }
      return
    }
    while let last = outer.last {
      if last == ")", let open = outer.lastIndex(of: "(") {
        outer.removeSubrange(open...)
      } else if last == "]", let open = outer.lastIndex(of: "[") {
        outer.removeSubrange(open...)
      } else if !Self.isIdentifier(last) || Self.isMacro(last) || last.hasPrefix("__") {
        outer.removeLast()
      } else {
        break
      }
    }
    if let name = outer.last { declared.insert(String(name)) }
  }

  // MARK: Uses

  private mutating func addUses(_ tokens: [Substring]) {
    var isInEnumeration = false
    for (index, token) in tokens.enumerated() {
      if token == "{" { isInEnumeration = Self.opensEnumeration(tokens, at: index) }
      if token == "}" { isInEnumeration = false }
      guard Self.isIdentifier(token) else { continue }
      let previous = index > 0 ? tokens[index - 1] : ";"
      let next = index + 1 < tokens.count ? tokens[index + 1] : ";"
      let name = String(token)
      if isInEnumeration {
        if Self.isMacro(token), Self.isIdentifier(previous) { addMacro(name, previous: previous, next: next) }
      } else if previous == "@class" {
        addNames(tokens, from: index)
      } else if previous == "@interface", next == "(" {
        foundClass(name)
      } else if previous == ":", index > 2, tokens[index - 3] == "@interface" || tokens[index - 2] == ">" {
        foundClass(name)
      } else if Self.isInAngles(tokens, at: index), next != "*" {
        addArgument(name, of: tokens, at: index)
      } else if Self.isMacro(token) {
        addMacro(name, previous: previous, next: next)
      } else if next == "*" || next == "<" {
        foundClass(name)
      } else if Self.isType(previous: previous, next: next) {
        foundValue(name)
      }
    }
  }

  /// Whether an opening brace begins the list of constants of an enumeration.
  private static func opensEnumeration(_ tokens: [Substring], at index: Int) -> Bool {
    for token in tokens[max(index - 16, 0)..<index].reversed() {
      if token == ";" || token == "}" || token == "{" { return false }
      if token == "enum" || enumerations.contains(token) { return true }
    }
    return false
  }

  private mutating func addNames(_ tokens: [Substring], from start: Int) {
    for token in tokens[start...].prefix(Self.longestList) {
      if token == ";" || token.hasPrefix("@") { return }
      if Self.isIdentifier(token) { foundClass(String(token)) }
    }
  }

  private mutating func addArgument(_ name: String, of tokens: [Substring], at index: Int) {
    guard let open = tokens[..<index].lastIndex(of: "<"), open > 0 else { return }
    let base = tokens[open - 1]
    if Self.collections.contains(base) {
      foundValue(name)
    } else if Self.isMacro(tokens[index]) {
      addMacro(name, previous: ",", next: "")
    } else if name != "id", name != "__kindof" {
      foundProtocols.insert(name)
    }
  }

  private mutating func foundClass(_ name: String) {
    if !declared.contains(name), Self.mayBeType(name) { foundClasses.insert(name) }
  }

  private mutating func foundValue(_ name: String) {
    if !declared.contains(name), Self.mayBeType(name) { foundValues.insert(name) }
  }

  private mutating func addMacro(_ name: String, previous: Substring, next: Substring) {
    guard !declared.contains(name), !"=|&+-,(<".contains(previous) || previous == "" else { return }
    foundMacros[name] = (foundMacros[name] ?? true) && next == "("
  }

  // MARK: Words

  private static func isIdentifier(_ token: Substring) -> Bool {
    token.utf8.first.map { CamelCase.isUppercase($0) || CamelCase.isLowercase($0) || $0 == UInt8(ascii: "_") } == true
  }

  /// Whether a name is taken for a macro: it is in capitals and contains an underscore.
  private static func isMacro(_ token: Substring) -> Bool {
    token.utf8.count > 3 && token.contains("_")
      && token.utf8.allSatisfy { !CamelCase.isLowercase($0) } && token.utf8.first.map(CamelCase.isUppercase) == true
  }

  private static func mayBeType(_ name: String) -> Bool {
    (name.utf8.first.map(CamelCase.isUppercase) == true || name.hasSuffix("_t")) && !words.contains(name)
  }

  private static func isType(previous: Substring, next: Substring) -> Bool {
    let isBefore =
      "(,;})^{".contains(previous) || ["const", "extern", "static", "inline", "typedef"].contains(previous)
      || previous.hasPrefix("_N") || ["nullable", "nonnull", "@property", "@optional", "@required"].contains(previous)
      || isMacro(previous)
    return isBefore && (isIdentifier(next) || next == ")" || (next == "," && previous == "("))
  }

  /// Whether a token is inside angle brackets.
  private static func isInAngles(_ tokens: [Substring], at index: Int) -> Bool {
    var depth = 0
    for place in stride(from: index - 1, through: max(index - 40, 0), by: -1) {
      switch tokens[place] {
      case ">": depth += 1
      case "<":
        if depth == 0 { return true }
        depth -= 1
      case ";", "{", "}", "(", ")", ":": return false
      default: break
      }
    }
    return false
  }

  /// The maximum number of tokens that are examined for one `typedef`. `longestList` is the maximum for a list of
  /// names.
  private static let longestAlias = 5000
  private static let longestList = 1000
  private static let enumerations: Set<Substring> = [
    "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM", "CF_ENUM", "CF_OPTIONS",
  ]
  private static let collections: Set<Substring> = [
    "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSDictionary", "NSMutableDictionary", "NSOrderedSet",
    "NSMutableOrderedSet", "NSCache", "NSMapTable", "NSHashTable", "NSEnumerator",
  ]
  private static let words: Set<String> = ["Class", "SEL", "IMP", "BOOL", "YES", "NO", "Protocol"]
}
