import SwiftSyntax

/// The type that the sources state for the value of an expression: `T` for `.a` in `func f() -> T? { return .a }` and in
/// `let a: T = .a`.
enum StatedType {
  /// Finds the type.
  ///
  /// - Parameter token: a token of an implicit member expression.
  /// - Returns: the name of the type, without the optional; `nil` if none is stated, or if it is not just a name.
  static func type(at token: TokenSyntax) -> String? {
    guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.base == nil,
      let place = place(of: ExprSyntax(access))
    else { return nil }
    if let binding = place.parent?.as(PatternBindingSyntax.self) { return name(of: binding.typeAnnotation?.type) }
    guard place.is(ReturnStmtSyntax.self) || place.is(CodeBlockItemSyntax.self) else { return nil }
    for node in sequence(first: place, next: \.parent) {
      if node.is(ClosureExprSyntax.self) { return nil }
      if let function = node.as(FunctionDeclSyntax.self) { return name(of: function.signature.returnClause?.type) }
      if let property = node.as(PatternBindingSyntax.self) { return name(of: property.typeAnnotation?.type) }
    }
    return nil
  }

  /// The node that uses the value of an expression: the statement, or the clause with an initial value. Branches of a
  /// conditional expression have the value of the whole.
  private static func place(of expression: ExprSyntax) -> Syntax? {
    for node in sequence(first: Syntax(expression), next: \.parent).dropFirst() {
      switch node.kind {
      case .ternaryExpr, .unresolvedTernaryExpr, .sequenceExpr, .exprList, .functionCallExpr, .memberAccessExpr:
        continue
      case .returnStmt, .codeBlockItem, .initializerClause: return node
      default: return nil
      }
    }
    return nil
  }

  private static func name(of type: TypeSyntax?) -> String? {
    guard let type else { return nil }
    if let optional = type.as(OptionalTypeSyntax.self) { return name(of: optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return name(of: optional.wrappedType) }
    return type.as(IdentifierTypeSyntax.self)?.name.text
  }
}
