import SwiftSyntax

/// The description of the class of an object, `type(of: object).description()`.
///
/// On Apple's systems, each class has this method, also that of an `AnyObject`. Here the name of the class is asked for by
/// a function.
struct ClassDescription {
  /// The changes of the text.
  let edits: [Edit]

  /// - Parameters:
  ///   - token: the token at which the compiler reports an error: the name of the method.
  ///   - error: the compiler's message.
  /// - Returns: `nil` if the error is another one.
  init?(at token: TokenSyntax, error: String) {
    guard error.contains(/^value of type '(any )?AnyObject\.Type' has no member 'description'/),
      let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), let base = access.base,
      let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty
    else { return nil }
    let start = base.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = base.endPositionBeforeTrailingTrivia.utf8Offset
    edits = [
      Edit(inserting: "NSStringFromClass(", at: start),
      Edit(range: end..<call.endPositionBeforeTrailingTrivia.utf8Offset, replacement: ")"),
    ]
  }
}
