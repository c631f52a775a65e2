import Testing

@testable import UIKit

extension PublishedConflict {
  /// One line as a constraint.
  struct Member {
    var constraint: NSLayoutConstraint
    var isBroken: Bool
  }

  /// The views of a log. Logs rarely show which view contains which, so all of them are siblings.
  final class Screen {
    let bench = LayoutBench(1000, 1000)
    private var views: [Substring: UIView] = [:]

    func view(_ name: Substring) -> UIView {
      if let view = views[name] { return view }
      let view = bench.place()
      views[name] = view
      return view
    }
  }

  /// Makes the constraints of the lines, not yet active.
  func members(on screen: Screen) throws -> [Member] {
    try lines.map { line in
      var words = line.split(separator: " ")
      let isBroken = words[0] == "broken:"
      let isSystemMade = words[0] == "system:"
      if isBroken || isSystemMade { words.removeFirst() }
      let first = words[0].split(separator: ".")
      let relation: NSLayoutConstraint.Relation =
        words[1] == "=" ? .equal : words[1] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
      var rest = words.dropFirst(2)
      var multiplier = 1.0
      if rest.dropFirst().first == "*" {
        multiplier = try #require(Double(rest.removeFirst()))
        rest.removeFirst()
      }
      var second: [Substring] = []
      if let name = rest.first, Double(name) == nil, name != "-" {
        second = name.split(separator: ".")
        rest.removeFirst()
      }
      let isNegative = rest.first == "-"
      let number = rest.last.flatMap { Double($0) } ?? 0
      let constraint = NSLayoutConstraint(
        item: screen.view(first[0]), attribute: try Self.attribute(first[1]), relatedBy: relation,
        toItem: second.isEmpty ? nil : screen.view(second[0]),
        attribute: second.isEmpty ? .notAnAttribute : try Self.attribute(second[1]), multiplier: CGFloat(multiplier),
        constant: CGFloat(isNegative ? -number : number))
      constraint.isSystemMade = isSystemMade
      return Member(constraint: constraint, isBroken: isBroken)
    }
  }

  private static func attribute(_ name: Substring) throws -> NSLayoutConstraint.Attribute {
    let attributes: [Substring: NSLayoutConstraint.Attribute] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
      "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "width": .width, "height": .height,
      "centerY": .centerY,
    ]
    return try #require(attributes[name])
  }
}
