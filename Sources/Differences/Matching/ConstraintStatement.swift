import Environments
import Foundation
import InterfaceBuilder

/// The meaning of a constraint: an equation or an inequality between two attributes.
struct ConstraintStatement {
  /// An item and one of its attributes.
  struct Side {
    /// The identifier of the item.
    var item: String
    /// The name of the attribute: `leading`, `lastBaseline`, …
    var attribute: String
  }

  var first: Side?
  var second: Side?
  /// `=`, `≤` or `≥`.
  var relation: String
  /// The multiplier as the document writes it, such as `1:2`; `1` if there is none.
  var multiplier: String
  var constant: Double
  var priority: Double

  /// The names of the properties from which the statement is made.
  static let parts: Set<String> = [
    "first item", "first attribute", "second item", "second attribute", "relation", "multiplier", "constant",
    "priority",
  ]

  init(_ object: DocumentObject, in graph: ObjectGraph) {
    let element = object.element
    // If the document does not write an item, the item is the view that contains the constraint.
    let owner = object.parent.map { graph.objects[$0].id } ?? ""
    first = Self.attribute(element["firstAttribute"]).map { Side(item: element["firstItem"] ?? owner, attribute: $0) }
    second = Self.attribute(element["secondAttribute"]).map {
      Side(item: element["secondItem"] ?? owner, attribute: $0)
    }
    relation =
      switch element["relation"] ?? "equal" {
      case "equal": "="
      case "lessThanOrEqual": "≤"
      case "greaterThanOrEqual": "≥"
      case let other: other
      }
    multiplier = element["multiplier"].map { ValueWords.number($0) ?? $0 } ?? "1"
    constant = element["constant"].flatMap(Double.init) ?? 0
    priority = element["priority"].flatMap(Double.init) ?? 1000
  }

  private static func attribute(_ name: String?) -> String? {
    name == "baseline" ? "lastBaseline" : name
  }

  /// The equation or inequality as text.
  ///
  /// - Parameter name: returns the words for an item, by its identifier.
  func words(_ name: (String) -> String) -> String {
    func side(_ side: Side?) -> String { side.map { "\(name($0.item)).\($0.attribute)" } ?? "nothing" }
    var text = "\(side(first)) \(relation) "
    if second == nil {
      text += Number.exact(constant)
    } else {
      if multiplier != "1" { text += "\(multiplier) × " }
      text += side(second)
      if constant > 0 { text += " + \(Number.exact(constant))" }
      if constant < 0 { text += " − \(Number.exact(-constant))" }
    }
    return priority < 1000 ? text + ", priority \(Number.exact(priority))" : text
  }
}
