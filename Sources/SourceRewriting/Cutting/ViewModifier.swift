import SwiftSyntax

/// The methods that change a view of SwiftUI, as in `Text("a").cardStyle()`.
enum ViewModifier {
  /// Whether an error may be about a method that a module which nobody has adds to views: it is at a call in a function or
  /// property that returns `some View`.
  ///
  /// - Parameter token: the position of the error: the name of the method.
  static func isCalled(at token: TokenSyntax) -> Bool {
    guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.id == token.id, member.parent?.is(FunctionCallExprSyntax.self) == true
    else { return false }
    return isInView(token)
  }

  /// The range of the call of a method that contains an error, from the period before its name to its last argument; `nil`
  /// if it cannot be left out. The view before the period stays.
  ///
  /// It can be left out if it stands in a statement that only makes a view: in
  /// `VStack { title.font(a) }.padding(b).background(c)`, an error at `b` leads to `.padding(b)`.
  static func range(at token: TokenSyntax) -> Range<Int>? {
    guard isInView(token), let item = token.ancestorOrSelf(mapping: { $0.as(CodeBlockItemSyntax.self) }) else {
      return nil
    }
    var expression = item.item.as(ReturnStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
    while let call = expression?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    {
      if base.range.contains(token.position) {
        expression = base
      } else {
        return makesView(base) ? member.period.trimmedBytes.lowerBound..<call.trimmedBytes.upperBound : nil
      }
    }
    return nil
  }

  /// Whether an expression begins with the call of an initializer, such as `Text("a").bold()`.
  private static func makesView(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.base.map(makesView)
      ?? (call.calledExpression.typeName != nil)
  }

  private static func isInView(_ token: TokenSyntax) -> Bool {
    for node in sequence(first: Syntax(token), next: \.parent) {
      if let function = node.as(FunctionDeclSyntax.self) { return isView(function.signature.returnClause?.type) }
      if let property = node.as(PatternBindingSyntax.self), property.accessorBlock != nil {
        return isView(property.typeAnnotation?.type)
      }
    }
    return false
  }

  private static func isView(_ type: TypeSyntax?) -> Bool {
    type?.as(SomeOrAnyTypeSyntax.self)?.constraint.trimmedDescription.lastComponent == StandInFile.anyView
  }
}
