import Foundation

/// A recursive descent parser for predicate formats. It turns a format into a closure that tests an object.
struct PredicateParser {
  typealias Condition = (_ object: Any?) -> Bool
  typealias Expression = (_ object: Any?) -> Any?

  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any>

  /// The condition that a format states; nil if the format cannot be parsed.
  static func condition(of format: String, arguments: [Any]) -> Condition? {
    guard let tokens = PredicateToken.all(in: format) else { return nil }
    var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
    guard let condition = parser.disjunction(), parser.tokens.isEmpty else { return nil }
    return condition
  }

  // MARK: Conditions

  private mutating func disjunction() -> Condition? {
    guard var whole = conjunction() else { return nil }
    while take("OR") || take("||") {
      guard let next = conjunction() else { return nil }
      whole = { [whole] in whole($0) || next($0) }
    }
    return whole
  }

  private mutating func conjunction() -> Condition? {
    guard var whole = negation() else { return nil }
    while take("AND") || take("&&") {
      guard let next = negation() else { return nil }
      whole = { [whole] in whole($0) && next($0) }
    }
    return whole
  }

  private mutating func negation() -> Condition? {
    if take("NOT") || take("!") { return negation().map { condition in { !condition($0) } } }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    if take("(") {
      guard let inner = disjunction(), take(")") else { return nil }
      return inner
    }
    return comparison()
  }

  private enum Quantifier: String, CaseIterable {
    case any = "ANY"
    case some = "SOME"
    case all = "ALL"
    case none = "NONE"
  }

  private mutating func comparison() -> Condition? {
    let quantifier = Quantifier.allCases.first { take($0.rawValue) }
    guard let left = expression(), let relation = relation() else { return nil }
    let options = options()
    guard let right = expression() else { return nil }
    let compare = { (one: Any?, other: Any?) in
      PredicateComparison(relation: relation, options: options).holds(one, other)
    }
    guard let quantifier else { return { compare(left($0), right($0)) } }
    return { object in
      let members = PredicateComparison.members(of: left(object)) ?? []
      let other = right(object)
      return switch quantifier {
      case .any, .some: members.contains { compare($0, other) }
      case .all: members.allSatisfy { compare($0, other) }
      case .none: !members.contains { compare($0, other) }
      }
    }
  }

  private mutating func relation() -> PredicateComparison.Relation? {
    PredicateComparison.Relation.allCases.first { relation in relation.spellings.contains { take($0) } }
  }

  /// Reads the options after an operator: `[c]` ignores case, `[d]` ignores diacritics, `[cd]` ignores both.
  private mutating func options() -> String.CompareOptions {
    guard take("[") else { return [] }
    var options: String.CompareOptions = []
    if case .word(let letters)? = tokens.first {
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
      tokens.removeFirst()
    }
    return take("]") ? options : []
  }

  // MARK: Expressions

  private mutating func expression() -> Expression? {
    switch tokens.popFirst() {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in number }
    case .argument(let kind):
      guard let value = arguments.popFirst() else { return nil }
      guard kind == "K" else { return { _ in value } }
      return (value as? String).map(Self.value(atKeyPath:))
    case .symbol("{"):
      var members: [Expression] = []
      while let member = expression() {
        members.append(member)
        if take("}") { return { object in members.map { $0(object) as Any } } }
        guard take(",") else { return nil }
      }
      return nil
    case .word(let word):
      switch word.uppercased() {
      case "SELF": return { $0 }
      case "YES", "TRUE": return { _ in true }
      case "NO", "FALSE": return { _ in false }
      case "NIL", "NULL": return { _ in nil }
      default: return Self.value(atKeyPath: word)
      }
    default: return nil
    }
  }

  /// Reads a key path. If a value on the path is a collection, the rest of the path is read from each member.
  private static func value(atKeyPath path: String) -> Expression {
    let keys = path.split(separator: ".").map(String.init).filter { $0.uppercased() != "SELF" }
    return { object in keys.reduce(object) { value($0, at: $1) } }
  }

  private static func value(_ object: Any?, at key: String) -> Any? {
    if let members = PredicateComparison.members(of: object) {
      return key == "@count" ? members.count : members.map { value($0, at: key) as Any }
    }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    guard let object else { return nil }
    return MainActor.assumeIsolated(with: object as AnyObject) {
      ($0 as? UIResponder)?.value(forKey: key) ?? RuntimeTable.shared.value(forKey: key, of: $0)
    }
  }

  /// Removes the next token if it is this keyword or symbol, and returns whether it was. Keywords may be written in
  /// capital or small letters.
  private mutating func take(_ wanted: String) -> Bool {
    switch tokens.first {
    case .word(let word) where word.uppercased() == wanted: break
    case .symbol(let symbol) where symbol == wanted: break
    default: return false
    }
    tokens.removeFirst()
    return true
  }
}
