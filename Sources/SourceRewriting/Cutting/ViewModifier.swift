import SwiftSyntax

/// A method that a module which nobody has adds to the views of SwiftUI, as in `Text("a").cardStyle()`.
enum ViewModifier {
  /// Whether an error may be about such a method: it is at a call in a function, property or subscript that returns
  /// `some View`.
  ///
  /// - Parameter token: the position of the error: the name of the method.
  static func isCalled(at token: TokenSyntax) -> Bool {
    guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.id == token.id, member.parent?.is(FunctionCallExprSyntax.self) == true
    else { return false }
    for node in sequence(first: Syntax(token), next: \.parent) {
      if let function = node.as(FunctionDeclSyntax.self) { return isView(function.signature.returnClause?.type) }
      if let property = node.as(PatternBindingSyntax.self), property.accessorBlock != nil {
        return isView(property.typeAnnotation?.type)
      }
    }
    return false
  }

  private static func isView(_ type: TypeSyntax?) -> Bool {
    type?.as(SomeOrAnyTypeSyntax.self)?.constraint.trimmedDescription.lastComponent == "View"
  }
}
