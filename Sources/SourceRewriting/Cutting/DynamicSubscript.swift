import SwiftSyntax

/// A subscript of an `AnyObject`, such as `object["key"]`.
///
/// On Apple's systems, Swift looks it up when the program runs, because the object may be a dictionary or an array. Here
/// the object is put into a `RuntimeObject`, whose subscripts do this. Only the compiler knows the type of the object,
/// so its error says where one is needed.
struct DynamicSubscript {
  /// The bytes of the object.
  let object: Range<Int>
  /// Whether the object is the end of an optional chain, and the subscript belongs to it.
  private let endsChain: Bool

  /// The subscript that an error is about; `nil` if the error is another one.
  ///
  /// - Parameters:
  ///   - token: where the compiler reports the error: the bracket.
  ///   - error: the compiler's words.
  init?(at token: TokenSyntax, error: String) {
    guard error.contains(/^value of type '(any )?AnyObject' has no subscripts/), token.tokenKind == .leftSquare,
      let node = token.parent?.as(SubscriptCallExprSyntax.self)
    else { return nil }
    let chain = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let base = chain?.expression ?? node.calledExpression
    object = base.positionAfterSkippingLeadingTrivia.utf8Offset..<base.endPositionBeforeTrailingTrivia.utf8Offset
    endsChain = chain == nil && Self.isInChain(base)
  }

  /// The changes of the text.
  var edits: [Edit] {
    [
      Edit(range: object.lowerBound..<object.lowerBound, replacement: "\(FileRewriter.runtimeObject)("),
      Edit(range: object.upperBound..<object.upperBound, replacement: endsChain ? ")?" : ")"),
    ]
  }

  /// Whether an expression has a `?` that the rest of its chain depends on: `a?.b` or `a?.b()[1]`.
  private static func isInChain(_ expression: ExprSyntax) -> Bool {
    if expression.is(OptionalChainingExprSyntax.self) { return true }
    let base =
      expression.as(MemberAccessExprSyntax.self)?.base ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
      ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    return base.map(isInChain) ?? false
  }
}
