import SwiftSyntax

/// A change that makes a subscript of an `AnyObject` compile on Linux, such as `object["key"]`.
///
/// On Apple's systems, Swift looks up the subscript when the program runs, because the object may be a dictionary or an
/// array. On Linux, the object is wrapped in a `RuntimeObject`, whose subscripts do the same. A compiler error shows
/// where this is needed, since only the compiler knows the object's type.
struct DynamicSubscript {
  /// The range of bytes of the object's expression.
  let object: Range<Int>
  /// Whether the object's expression contains a `?` of an optional chain, so that the wrapped object needs a `?`, too.
  private let endsChain: Bool

  /// Makes the change for a compiler error; `nil` if the error is not about a subscript of an `AnyObject`.
  ///
  /// - Parameters:
  ///   - token: the token at which the compiler reports the error, the opening bracket.
  ///   - error: the compiler's message.
  init?(at token: TokenSyntax, error: String) {
    guard error.contains(/^value of type '(any )?AnyObject' has no subscripts/), token.tokenKind == .leftSquare,
      let node = token.parent?.as(SubscriptCallExprSyntax.self)
    else { return nil }
    let chain = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let base = chain?.expression ?? node.calledExpression
    object = base.trimmedBytes
    endsChain = chain == nil && Self.isInChain(base)
  }

  /// The edits that wrap the object's expression in a `RuntimeObject`.
  var edits: [Edit] {
    [
      Edit(inserting: "\(FileRewriter.runtimeObject)(", at: object.lowerBound),
      Edit(inserting: endsChain ? ")?" : ")", at: object.upperBound),
    ]
  }

  /// Whether an expression is part of an optional chain: it contains a `?`, as in `a?.b` or `a?.b()[1]`.
  private static func isInChain(_ expression: ExprSyntax) -> Bool {
    if expression.is(OptionalChainingExprSyntax.self) { return true }
    let base =
      expression.as(MemberAccessExprSyntax.self)?.base ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
      ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    return base.map(isInChain) ?? false
  }
}
