import SwiftSyntax

/// A change that makes the value of a stand-in compile in its context. A stand-in is a generated declaration for a name
/// whose real declaration is not available.
///
/// The value has the type `SnugStandInValue`, as `name` has in `let name = vendor.name; show(name)`. Where another type
/// is needed, as in the call of `show`, an empty value of that type replaces the expression, so that the statement need
/// not be left out.
struct StandInConversion {
  /// The change of the text.
  let edit: Edit

  /// - Parameters:
  ///   - token: the token at which the compiler reports an error.
  ///   - error: the compiler's message.
  /// - Returns: `nil` if the error is not about the value of a stand-in.
  init?(at token: TokenSyntax, error: String) {
    guard Self.conversions.contains(where: error.hasPrefix), let range = Self.range(at: token) else { return nil }
    edit = Edit(range: range, replacement: "\(StandInValue.function)()")
  }

  private static let conversions =
    [
      "cannot convert value of type", "cannot convert return expression of type", "cannot assign value of type",
    ].flatMap { ["\($0) '\(StandInValue.name)'", "\($0) '\(StandInValue.name)?'"] } + [
      "optional type '\(StandInValue.name)?' cannot be used as a boolean"
    ]

  /// The range of the expression that an error is about, given its token: for the name of a member the whole member access,
  /// for the name of a function the call, for an operator the whole operation, and for `=` what is assigned.
  private static func range(at token: TokenSyntax) -> Range<Int>? {
    guard var expression = token.parent?.as(ExprSyntax.self) else { return nil }
    if let access = expression.parent?.as(MemberAccessExprSyntax.self), access.declName.id == expression.id {
      expression = ExprSyntax(access)
    }
    if expression.is(BinaryOperatorExprSyntax.self) || expression.is(AssignmentExprSyntax.self) {
      return expression.parent?.as(ExprListSyntax.self).flatMap(value)
    }
    while let outer = expression.parent?.as(ExprSyntax.self) {
      let isCall =
        outer.as(FunctionCallExprSyntax.self)?.calledExpression.id == expression.id
        || outer.as(SubscriptCallExprSyntax.self)?.calledExpression.id == expression.id
      guard isCall else { break }
      expression = outer
    }
    return expression.trimmedBytes
  }

  /// The range of an operation, without the variable to which it is assigned.
  private static func value(of operation: ExprListSyntax) -> Range<Int>? {
    let assignment = operation.lastIndex { $0.is(AssignmentExprSyntax.self) }
    let parts = operation[(assignment.map(operation.index(after:)) ?? operation.startIndex)...]
    guard let first = parts.first, let last = parts.last else { return nil }
    return first.trimmedBytes.lowerBound..<last.trimmedBytes.upperBound
  }
}
