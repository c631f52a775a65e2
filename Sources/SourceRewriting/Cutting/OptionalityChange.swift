import SwiftSyntax

/// A change for a value that is not optional here, although it is optional on Apple's systems: `!` and `?` behind it go,
/// and in `if let` it becomes optional.
///
/// Values of stand-ins and of declarations in Objective-C often differ in this.
struct OptionalityChange {
  /// The changes of the text.
  let edits: [Edit]

  /// - Parameters:
  ///   - token: the token at which the compiler reports an error.
  ///   - error: the compiler's message.
  /// - Returns: `nil` if the error is another one.
  init?(at token: TokenSyntax, error: String) {
    if error.hasPrefix("initializer for conditional binding must have Optional type") {
      guard let condition = token.parent?.as(OptionalBindingConditionSyntax.self) else { return nil }
      edits = Self.wrapping(condition)
    } else if error.hasPrefix("cannot force unwrap value of non-optional type")
      || error.hasPrefix("cannot use optional chaining on non-optional value of type")
    {
      guard [.exclamationMark, .postfixQuestionMark].contains(token.tokenKind) else { return nil }
      edits = [Edit(replacing: token, by: "")]
    } else {
      return nil
    }
  }

  private static func wrapping(_ condition: OptionalBindingConditionSyntax) -> [Edit] {
    guard let value = condition.initializer?.value else {
      let end = condition.pattern.endPositionBeforeTrailingTrivia.utf8Offset
      return [Edit(inserting: " = Optional(\(condition.pattern.trimmedDescription))", at: end)]
    }
    let start = value.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = value.endPositionBeforeTrailingTrivia.utf8Offset
    return [Edit(inserting: "Optional(", at: start), Edit(inserting: ")", at: end)]
  }
}
