import Foundation

struct PredicateComparison {
  /// The relation between two values.
  enum Relation: CaseIterable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, beginsWith, endsWith, like, matches, isIn, between

    /// The operators that stand for the relation in a predicate format.
    var spellings: [String] {
      switch self {
      case .equal: ["==", "="]
      case .notEqual: ["!=", "<>"]
      case .less: ["<"]
      case .lessOrEqual: ["<=", "=<"]
      case .greater: [">"]
      case .greaterOrEqual: [">=", "=>"]
      case .contains: ["CONTAINS"]
      case .beginsWith: ["BEGINSWITH"]
      case .endsWith: ["ENDSWITH"]
      case .like: ["LIKE"]
      case .matches: ["MATCHES"]
      case .isIn: ["IN"]
      case .between: ["BETWEEN"]
      }
    }
  }

  let relation: Relation
  let options: String.CompareOptions

  /// Whether the relation holds between two values.
  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case .equal: isEqual(left, right)
    case .notEqual: !isEqual(left, right)
    case .less: order(left, right) == .orderedAscending
    case .lessOrEqual: isEqual(left, right) || order(left, right) == .orderedAscending
    case .greater: order(left, right) == .orderedDescending
    case .greaterOrEqual: isEqual(left, right) || order(left, right) == .orderedDescending
    case .contains: contains(left, right)
    case .isIn: contains(right, left)
    case .beginsWith: range(of: right, in: left, adding: [.anchored]) != nil
    case .endsWith: range(of: right, in: left, adding: [.anchored, .backwards]) != nil
    case .like: matches(left, Self.text(right).map(Self.expression(forWildcards:)))
    case .matches: matches(left, Self.text(right))
    case .between: isBetween(left, Self.members(of: right) ?? [])
    }
  }

  /// The members of an array or a set; nil for other values.
  static func members(of value: Any?) -> [Any]? {
    switch value {
    case let array as [Any]: array
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.map { $0 }
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  private static func text(_ value: Any?) -> String? { value as? String ?? (value as? NSString).map(String.init) }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as Bool: number ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    default: nil
    }
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = Self.text(left), let right = Self.text(right) { return left.compare(right, options: options) }
    if let left = Self.number(left), let right = Self.number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    return nil
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    let (left, right) = (left.flatMap(RuntimeValue.unwrapped), right.flatMap(RuntimeValue.unwrapped))
    guard let left, let right else { return isNone(left) && isNone(right) }
    if let order = order(left, right) { return order == .orderedSame }
    if isNone(left) || isNone(right) { return isNone(left) && isNone(right) }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return (left as AnyObject) === (right as AnyObject)
  }

  private func isNone(_ value: Any?) -> Bool { value == nil || value is NSNull }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let members = Self.members(of: whole) { return members.contains { isEqual($0, part) } }
    return range(of: part, in: whole) != nil
  }

  private func range(of part: Any?, in whole: Any?, adding more: String.CompareOptions = []) -> Range<String.Index>? {
    guard let whole = Self.text(whole), let part = Self.text(part) else { return nil }
    return whole.range(of: part, options: options.union(more))
  }

  private func isBetween(_ value: Any?, _ bounds: [Any]) -> Bool {
    guard bounds.count == 2, let low = order(bounds[0], value), let high = order(value, bounds[1]) else { return false }
    return low != .orderedDescending && high != .orderedDescending
  }

  /// Whether a regular expression matches the whole text.
  private func matches(_ value: Any?, _ expression: String?) -> Bool {
    guard let text = Self.text(value), let expression else { return false }
    let fold = { (text: String) in
      options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    }
    let flags: NSRegularExpression.Options =
      options.contains(.caseInsensitive) ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(fold(expression)))$", options: flags) else {
      return false
    }
    let folded = fold(text)
    return expression.firstMatch(in: folded, range: NSRange(location: 0, length: folded.utf16.count)) != nil
  }

  /// The regular expression for a pattern of `LIKE`, in which `*` stands for any characters and `?` for one character.
  private static func expression(forWildcards pattern: String) -> String {
    pattern.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }
}
