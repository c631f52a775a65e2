import SwiftSyntax

/// An implicit member where the context has a value of a missing type, such as `.hidden` in `toast.style = .hidden` or
/// `.plus` in `Image(systemSymbol: .plus)`. An empty value replaces it.
struct ImplicitStandIn {
  /// The replacement of the member, with the arguments of a call.
  let edit: Edit

  /// The implicit member that an error is about; `nil` if the error is another one.
  ///
  /// - Parameters:
  ///   - token: the position of the error, in the member.
  ///   - error: the compiler's message.
  init?(at token: TokenSyntax, error: String) {
    guard Self.errors.contains(where: error.hasPrefix) else { return nil }
    guard let member = token.ancestorOrSelf(mapping: { $0.as(MemberAccessExprSyntax.self) }), member.base == nil else {
      return nil
    }
    // The members and calls behind the implicit member are about the same unknown type.
    var whole = ExprSyntax(member)
    while let next = Self.continuation(of: whole) { whole = next }
    edit = Edit(replacing: whole, by: "\(StandInValue.name)()")
  }

  /// The starts of the messages. Parameters of functions of missing modules have the type `Any?`.
  private static let errors = [
    "cannot infer contextual base in reference to member '", "type 'Any?' has no member '",
    "type 'Any' has no member '",
    "type '\(StandInValue.name)?' has no member '",
  ]

  /// The expression that calls another expression or names a member of it; `nil` if there is none.
  private static func continuation(of expression: ExprSyntax) -> ExprSyntax? {
    if let call = expression.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == expression.id {
      return ExprSyntax(call)
    }
    if let member = expression.parent?.as(MemberAccessExprSyntax.self), member.base?.id == expression.id {
      return ExprSyntax(member)
    }
    return nil
  }
}
