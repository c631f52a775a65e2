import UIKit

/// The attributes of a `<constraint>` element, converted to UIKit's types. Its items are still identifiers.
nonisolated struct ConstraintSpecification {
  let id: String?
  let firstItem: String?
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let secondItem: String?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: Double
  let constant: Double
  let priority: Float
  let identifier: String?
  /// Whether the constraint uses standard spacing (`symbolic="YES"`). The stored constant is then only a copy of
  /// UIKit's distance.
  let isStandardSpacing: Bool
  /// Whether the constraint uses system spacing between baselines, which depends on the fonts. The stored constant is
  /// then ignored.
  let usesSystemSpacing: Bool
  /// Whether the constraint exists only on Interface Builder's canvas (“Remove at build time”).
  let isPlaceholder: Bool

  /// The reason why a constraint cannot be used, as a sentence for a note.
  struct Problem: Error, Equatable {
    let message: String
    init(_ message: String) { self.message = message }
  }

  init(_ properties: Properties) throws(Problem) {
    id = properties.id
    firstItem = properties["firstItem"]
    secondItem = properties["secondItem"]
    guard let first = properties["firstAttribute"] else { throw Problem("the constraint has no first attribute") }
    firstAttribute = try Self.attribute(first)
    secondAttribute = try properties["secondAttribute"].map(Self.attribute) ?? .notAnAttribute
    switch properties["relation"] ?? "equal" {
    case "equal": relation = .equal
    case "greaterThanOrEqual": relation = .greaterThanOrEqual
    case "lessThanOrEqual": relation = .lessThanOrEqual
    case let other: throw Problem("the relation “\(other)” is not known; the constraint was left out")
    }
    usesSystemSpacing =
      properties["symbolType"] == "layoutAnchor" && (firstAttribute.isBaseline || secondAttribute.isBaseline)
    let statedConstant = try Self.number(properties["constant"], named: "constant") ?? 0
    constant = usesSystemSpacing ? 0 : statedConstant
    multiplier = try Self.multiplier(properties["multiplier"])
    let written = try Self.number(properties["priority"], named: "priority") ?? 1000
    guard written > 0, written <= 1000 else {
      throw Problem(
        "the priority \(properties["priority"] ?? "") is not between 1 and 1000; the constraint was left out")
    }
    priority = Float(written)
    identifier = properties["identifier"]
    isStandardSpacing = properties.bool("symbolic") ?? false
    isPlaceholder = properties.bool("placeholder") ?? false
  }

  /// The standard spacing between a view and a top or bottom layout guide, in points.
  static let standardSpacingToLayoutGuide = 8.0

  /// Reads a multiplier: a decimal number, or a ratio written `16:9` or `16/9`. It is 1 if there is no text.
  static func multiplier(_ text: String?) throws(Problem) -> Double {
    guard let text else { return 1 }
    let value = try ratio(text)
    guard value == 0 || multipliers.contains(abs(value)) else {
      throw Problem(
        "the multiplier “\(text)” is too \(abs(value) < 1 ? "small" : "large"); the constraint was left out")
    }
    return value
  }

  /// The allowed absolute values of multipliers other than 0. They are limited because in chains of constraints,
  /// multipliers are multiplied with each other.
  private static let multipliers = 1e-6...1e6

  private static func ratio(_ text: String) throws(Problem) -> Double {
    let problem = Problem("the multiplier “\(text)” is not a finite number; the constraint was left out")
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Double($0) }
    switch parts.count {
    case 1:
      guard let value = parts[0], value.isFinite else { throw problem }
      return value
    case 2:
      guard let over = parts[0], let under = parts[1], over.isFinite, under.isFinite, under != 0 else { throw problem }
      return over / under
    default: throw problem
    }
  }

  /// The largest allowed absolute value of a constant or priority. Sums of larger values would lose fractions of a
  /// pixel to rounding.
  private static let largestNumber = 1e9

  private static func number(_ text: String?, named name: String) throws(Problem) -> Double? {
    guard let text else { return nil }
    guard let value = Double(text), value.isFinite else {
      throw Problem("the \(name) “\(text)” is not a finite number; the constraint was left out")
    }
    guard abs(value) <= largestNumber else {
      throw Problem("the \(name) “\(text)” is too large to lay out; the constraint was left out")
    }
    return value
  }

  static func attribute(_ name: String) throws(Problem) -> NSLayoutConstraint.Attribute {
    guard let attribute = attributes[name] else {
      throw Problem("the attribute “\(name)” is not known; the constraint was left out")
    }
    return attribute
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}
