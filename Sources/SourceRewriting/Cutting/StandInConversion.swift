import SwiftSyntax

/// The change by which the value of a stand-in suits its context.
///
/// A variable that holds the value of a stand-in has no type of its own: `let name = vendor.name; show(name)`. Where the
/// context asks for a type, an empty value of this type takes the place of the value, so that the statement can stay.
struct StandInConversion {
  /// The change of the text.
  let edit: Edit

  /// - Parameters:
  ///   - token: where the compiler reports an error.
  ///   - error: the compiler's words.
  /// - Returns: `nil` if the error is about something else.
  init?(at token: TokenSyntax, error: String) {
    guard error.contains(StandInValue.name) else { return nil }
    if error.hasPrefix("initializer for conditional binding must have Optional type") {
      guard let condition = token.parent?.as(OptionalBindingConditionSyntax.self) else { return nil }
      let end = condition.endPositionOfValue
      let name = condition.initializer == nil ? " = \(condition.pattern.trimmedDescription)" : ""
      edit = Edit(range: end..<end, replacement: "\(name) as \(StandInValue.name)?")
    } else if Self.needlessMarks.contains(where: error.hasPrefix) {
      guard [.exclamationMark, .postfixQuestionMark].contains(token.tokenKind) else { return nil }
      edit = Edit(replacing: token, by: "")
    } else if Self.conversions.contains(where: error.hasPrefix) {
      guard let expression = Self.expression(at: token) else { return nil }
      edit = Edit(replacing: expression, by: "\(StandInValue.function)()")
    } else {
      return nil
    }
  }

  private static let needlessMarks = [
    "cannot force unwrap value of non-optional type '\(StandInValue.name)'",
    "cannot use optional chaining on non-optional value of type '\(StandInValue.name)'",
  ]
  private static let conversions =
    [
      "cannot convert value of type", "cannot convert return expression of type", "cannot assign value of type",
    ].flatMap { ["\($0) '\(StandInValue.name)'", "\($0) '\(StandInValue.name)?'"] } + [
      "optional type '\(StandInValue.name)?' cannot be used as a boolean"
    ]

  /// The expression that the compiler means by a token: the name of a member stands for the access, the name of a
  /// function for the call, and an operator for the whole operation.
  private static func expression(at token: TokenSyntax) -> ExprSyntax? {
    guard var expression = token.parent?.as(ExprSyntax.self) else { return nil }
    if let access = expression.parent?.as(MemberAccessExprSyntax.self), access.declName.id == expression.id {
      expression = ExprSyntax(access)
    }
    if expression.is(BinaryOperatorExprSyntax.self) {
      return expression.parent?.parent?.as(ExprSyntax.self)
    }
    while let outer = expression.parent?.as(ExprSyntax.self) {
      let isCall =
        outer.as(FunctionCallExprSyntax.self)?.calledExpression.id == expression.id
        || outer.as(SubscriptCallExprSyntax.self)?.calledExpression.id == expression.id
      guard isCall else { break }
      expression = outer
    }
    return expression
  }
}

extension OptionalBindingConditionSyntax {
  /// The end of the value or, if there is none, of the name.
  fileprivate var endPositionOfValue: Int {
    let last = initializer.map { Syntax($0.value) } ?? Syntax(pattern)
    return last.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
