import InterfaceBuilder

/// A constraint in a form in which constraints with the same meaning are equal.
///
/// `a = b + 8` and `b = a − 8` have the same meaning, and so do `a ≤ b` and `b ≥ a`.
struct CanonicalConstraint {
  /// The whole constraint in the normal form.
  let text: String
  /// The normal form without constant, priority and other properties: items, attributes, relation and multiplier.
  let shape: String

  /// - Parameters:
  ///   - object: the constraint.
  ///   - graph: the objects of the constraint's document.
  ///   - token: returns a text for the identifier of an object; the two objects of a pair have the same text.
  init(_ object: DocumentObject, in graph: ObjectGraph, _ token: (String) -> String) {
    let statement = ConstraintStatement(object, in: graph)
    func side(_ side: ConstraintStatement.Side?) -> String {
      side.map { "\(token($0.item)).\($0.attribute)" } ?? ""
    }
    var (first, second) = (side(statement.first), side(statement.second))
    var (relation, constant) = (statement.relation, statement.constant)
    if statement.multiplier == "1", !second.isEmpty, second < first {
      (first, second) = (second, first)
      constant = constant == 0 ? 0 : -constant
      relation = Self.mirrored[relation] ?? relation
    }
    shape = "\(first)\u{1F}\(relation)\u{1F}\(second)\u{1F}\(statement.multiplier)"
    let others = object.properties.filter { !ConstraintStatement.parts.contains($0.key) }
      .map { name, value in
        if case .objects(let ids) = value { return "\(name)=\(ids.map(token).sorted())" }
        return "\(name)=\(value)"
      }
    text = "\(shape)\u{1F}\(constant)\u{1F}\(statement.priority)\u{1F}\(others.sorted())"
  }

  private static let mirrored = ["=": "=", "≤": "≥", "≥": "≤"]
}
