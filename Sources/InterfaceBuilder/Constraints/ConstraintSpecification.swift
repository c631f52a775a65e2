import UIKit

/// A `<constraint>` with UIKit's types, before its items are looked up.
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
  /// Whether the constant stands for the standard spacing between the two items.
  let isStandardSpacing: Bool
  /// Whether the constant is a cached value of the system spacing. Between baselines, the real value depends on the
  /// fonts.
  let usesSystemSpacing: Bool
  /// Whether the constraint exists on the canvas only; it is removed when the document is compiled.
  let isPlaceholder: Bool

  /// Why a constraint cannot be used.
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

  /// Standard spacing between a view and a top or bottom layout guide, in points. It replaces any stored constant.
  static let standardSpacingToLayoutGuide = 8.0

  /// A factor: a decimal number, or a ratio written `16:9` or `16/9`.
  static func multiplier(_ text: String?) throws(Problem) -> Double {
    guard let text else { return 1 }
    let value = try ratio(text)
    guard value == 0 || multipliers.contains(abs(value)) else {
      throw Problem(
        "the multiplier “\(text)” is too \(abs(value) < 1 ? "small" : "large"); the constraint was left out")
    }
    return value
  }

  /// The allowed absolute values of factors other than 0. They are limited because chains of constraints multiply them.
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

  /// The greatest absolute value in points. Sums of larger values lose fractions of a pixel.
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
