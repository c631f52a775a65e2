import SwiftSyntax

/// The type that a generic parameter has to conform to or inherit from, such as `Visitor` in `func f<V: Visitor>(v: V)`.
enum GenericConstraint {
  /// Finds the constraint.
  ///
  /// - Parameters:
  ///   - name: the name of the generic parameter.
  ///   - token: a token in the declaration that has the parameter.
  /// - Returns: the name of the type without the types or the module around it; `nil` if there is no such parameter or no
  ///   constraint.
  static func type(of name: String, at token: TokenSyntax) -> String? {
    for node in sequence(first: Syntax(token), next: \.parent) {
      guard let clause = node.asProtocol((any WithGenericParametersSyntax).self),
        let parameter = clause.genericParameterClause?.parameters.first(where: { $0.name.text == name })
      else { continue }
      let type = parameter.inheritedType ?? requirement(on: name, in: clause.genericWhereClause)
      return type.map { $0.trimmedDescription.lastComponent }
    }
    return nil
  }

  private static func requirement(on name: String, in clause: GenericWhereClauseSyntax?) -> TypeSyntax? {
    clause?.requirements.lazy.compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
      .first { $0.leftType.trimmedDescription == name }?.rightType
  }
}
