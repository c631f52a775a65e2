/// Reads the classes of one source file.
nonisolated struct CodeTypeReader {
  private let tokens: [SourceToken]
  private(set) var types: [String: CodeType] = [:]
  /// The classes whose bodies contain the current token, each with the brace depth of its body.
  private var open: [(name: String, depth: Int)] = []
  private var depth = 0
  /// The class whose name was just read and whose `{` is still to come.
  private var announced: String?
  /// Whether the body of a method for a selected row is still to come, and the brace depth of the one that is read.
  private var selection: (isAnnounced: Bool, depth: Int?) = (false, nil)
  /// Other names of classes, from `typealias`.
  private var aliases: [String: String] = [:]

  init(tokens: [SourceToken]) {
    self.tokens = tokens
  }

  mutating func read() {
    for index in tokens.indices {
      switch tokens[index] {
      case .sign(UInt8(ascii: "{")):
        depth += 1
        if let name = announced { open.append((name, depth)) }
        announced = nil
        if selection.isAnnounced { selection = (false, depth) }
      case .sign(UInt8(ascii: "}")):
        if let last = open.last, last.depth == depth { open.removeLast() }
        if selection.depth == depth { selection.depth = nil }
        depth -= 1
      case .sign: break
      case .word(let word):
        let isOfSelection = selection.depth != nil
        note {
          $0.words.insert(word)
          if isOfSelection { $0.wordsOfSelection.insert(word) }
        }
        read(word, at: index)
      }
    }
    for (alias, name) in aliases {
      if let type = types.removeValue(forKey: alias) { types[name, default: CodeType()].formUnion(type) }
    }
  }

  private mutating func read(_ word: String, at index: Int) {
    switch word {
    case "class", "extension", "actor":
      guard let name = self.word(index + 1), name.first?.isUppercase == true else { return }
      announced = qualifiedName(at: index + 1)
      declare(announced ?? name, superclassAt: self.index(afterNameAt: index + 1), isExtension: word == "extension")
    case "@interface", "@implementation":
      guard let name = self.word(index + 1) else { return }
      declare(name, superclassAt: index + 2, isExtension: word == "@implementation")
      open = [(name, .max)]
    case "@end": open = []
    case "override":
      if let name = declaredName(after: index) { note { $0.overrides.insert(name) } }
    case "typealias":
      if let alias = self.word(index + 1), sign(index + 2) == UInt8(ascii: "="), let name = self.word(index + 3) {
        aliases[alias] = name
      }
    case "private", "fileprivate":
      if self.sign(index + 1) != UInt8(ascii: "("), let name = declaredName(after: index) {
        note { $0.privateNames.insert(name) }
      }
    case "init":
      if let refuses = refusesCoder(at: index) { note { $0.refusesCoder = refuses && $0.refusesCoder != false } }
    case "UITapGestureRecognizer":
      if sign(index + 1) == UInt8(ascii: "(") || self.word(index + 1) == "alloc" {
        let method = selector(after: index) ?? ""
        note { $0.tapMethods.insert(method) }
      }
    case "func":
      if let name = self.word(index + 1) { note { $0.methods.insert(name) } }
    case "didSelectRowAt", "didSelectItemAt", "didSelectRowAtIndexPath", "didSelectItemAtIndexPath",
      "performPrimaryActionForRowAt", "performPrimaryActionForItemAt", "performPrimaryActionForRowAtIndexPath",
      "performPrimaryActionForItemAtIndexPath":
      noteSelection(at: index)
    case "owner", "withOwner":
      if sign(index + 1) == UInt8(ascii: ":"), self.word(index + 2) == "nil" { note { $0.loadsWithoutOwner = true } }
      noteUse(of: word, at: index)
    default:
      noteUse(of: word, at: index)
    }
  }

  /// Notes that the body of a method follows that is called when a row or an item is tapped, if its label is declared at the
  /// index.
  private mutating func noteSelection(at index: Int) {
    // In a declaration a name or a type in parentheses follows, in a call an argument.
    let hasType = sign(index + 1) == UInt8(ascii: ":") && sign(index + 2) == UInt8(ascii: "(")
    if word(index + 1) != nil || hasType { selection.isAnnounced = true }
  }

  /// The name of the method in the next `#selector(…)` or `@selector(…)` of the statement at the index.
  private func selector(after index: Int) -> String? {
    let statement = (index + 1..<min(index + 32, tokens.count)).prefix {
      ![UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(sign($0))
    }
    guard let start = statement.first(where: { word($0) == "selector" || word($0) == "@selector" }),
      sign(start + 1) == UInt8(ascii: "(")
    else { return nil }
    return qualifiedName(at: start + 2)
  }

  /// Whether the `init` at the index is an `init(coder:)` that calls `fatalError` or `preconditionFailure`; `nil` if
  /// its first argument is not a coder. An initializer with further arguments gives `false`, because the closure of
  /// `instantiateViewController(identifier:creator:)` calls it, so the class can be loaded.
  private func refusesCoder(at index: Int) -> Bool? {
    let start = sign(index + 1) == UInt8(ascii: "?") ? index + 2 : index + 1
    guard sign(start) == UInt8(ascii: "("), word(start + 1) == "coder" else { return nil }
    let signature = (start..<min(start + 64, tokens.count)).prefix { sign($0) != UInt8(ascii: "{") }
    guard let end = signature.last, end + 2 < tokens.count else { return nil }
    if signature.contains(where: { sign($0) == UInt8(ascii: ",") }) { return false }
    return word(end + 2) == "fatalError" || word(end + 2) == "preconditionFailure"
  }

  private mutating func declare(_ name: String, superclassAt index: Int, isExtension: Bool) {
    var type = types[name] ?? CodeType()
    if !isExtension, sign(index) == UInt8(ascii: ":"), let superclass = word(index + 1) {
      type.superclass = type.superclass ?? superclass
    }
    types[name] = type
  }

  /// The last component of the name at the index: `Inner` of `Outer.Inner`.
  private func qualifiedName(at index: Int) -> String? {
    var last = index
    while sign(last + 1) == UInt8(ascii: "."), word(last + 2) != nil { last += 2 }
    return word(last)
  }

  private func index(afterNameAt index: Int) -> Int {
    var next = index + 1
    while sign(next) == UInt8(ascii: "."), word(next + 1) != nil { next += 2 }
    guard sign(next) == UInt8(ascii: "<") else { return next }
    return (next..<min(next + 16, tokens.count)).first { sign($0) == UInt8(ascii: ">") }.map { $0 + 1 } ?? next
  }

  /// The name that follows `var`, `let` or `func` within the next few words.
  private func declaredName(after index: Int) -> String? {
    for next in (index + 1)..<(index + 7) {
      guard let word = word(next) else { continue }
      if word == "var" || word == "let" || word == "func" { return self.word(next + 1) }
    }
    return nil
  }

  /// Notes the use of a name: with the member in `name.member`, `name?.member` and `[name setMember:…]`, with an empty
  /// member if the name is used without one.
  private mutating func noteUse(of name: String, at index: Int) {
    guard let first = name.unicodeScalars.first, !open.isEmpty, first.properties.isLowercase || first == "_" else {
      return
    }
    if word(index - 1) == "var" || word(index - 1) == "let" || sign(index - 1) == UInt8(ascii: "*") { return }
    var next = index + 1
    while sign(next) == UInt8(ascii: "?") || sign(next) == UInt8(ascii: "!") { next += 1 }
    if sign(next) == UInt8(ascii: "."), let member = word(next + 1) {
      note { $0.uses[Self.property(name), default: []].insert(member) }
    } else if let message = word(next), sign(next + 1) == UInt8(ascii: ":") || sign(next + 1) == UInt8(ascii: "]") {
      note { $0.uses[Self.property(name), default: []].insert(message) }
    } else if sign(next) != UInt8(ascii: ":"), sign(next) != UInt8(ascii: "("), !Self.keywords.contains(name) {
      note { $0.uses[Self.property(name), default: []].insert("") }
    }
    if Self.membersOfSelf.contains(name), sign(index - 1) != UInt8(ascii: ".") {
      note { $0.uses["self", default: []].insert(name) }
    }
    if sign(index - 1) == UInt8(ascii: ")"), Self.methods.contains(name), isMethodStart(before: index - 1) {
      note { $0.overrides.insert(name) }
    }
  }

  /// The property that a variable belongs to: in Objective-C, `_name` is the instance variable of the property `name`.
  private static func property(_ name: String) -> String {
    name.hasPrefix("_") && name.count > 1 ? String(name.dropFirst()) : name
  }

  /// Whether the parenthesis at the index closes the result type of an Objective-C method, as in `- (UIView *)`.
  private func isMethodStart(before index: Int) -> Bool {
    (max(0, index - 4)..<index).contains { sign($0) == UInt8(ascii: "(") && sign($0 - 1) == UInt8(ascii: "-") }
  }

  private mutating func note(_ change: (inout CodeType) -> Void) {
    guard let name = open.last?.name else { return }
    change(&types[name, default: CodeType()])
  }

  private func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), case .word(let word) = tokens[index] else { return nil }
    return word
  }

  private func sign(_ index: Int) -> UInt8? {
    guard tokens.indices.contains(index), case .sign(let sign) = tokens[index] else { return nil }
    return sign
  }

  /// The methods that count as overridden if an Objective-C class implements them. They concern a view's size, drawing,
  /// touches or accessibility. (Objective-C has no keyword `override`.)
  private static let methods: Set<String> = [
    "intrinsicContentSize", "pointInside", "hitTest", "sizeThatFits", "drawRect", "layoutSubviews", "textRectForBounds",
    "drawTextInRect", "alignmentRectInsets", "isAccessibilityElement", "accessibilityElements",
    "accessibilityCustomActions",
  ]

  /// Members that are noted as uses of `self` if no object precedes them, as in `addGestureRecognizer(tap)`.
  private static let membersOfSelf: Set<String> = [
    "addGestureRecognizer", "isAccessibilityElement", "accessibilityElements", "accessibilityCustomActions",
  ]

  private static let keywords: Set<String> = [
    "if", "else", "guard", "return", "in", "is", "as", "for", "while", "switch", "case", "default", "self", "super",
    "nil",
    "true", "false", "try", "throw", "do", "catch", "static", "weak", "lazy", "public", "internal", "open", "final",
    "func", "where", "break", "continue", "init", "deinit", "get", "set",
  ]
}
