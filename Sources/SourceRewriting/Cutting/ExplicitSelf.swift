import SwiftSyntax

/// The missing `self.` of a member in a closure that escapes here, because the function that takes it is a stand-in.
struct ExplicitSelf {
  /// The insertion of `self.`.
  let edit: Edit

  /// - Parameters:
  ///   - token: the token at which the compiler reports an error: the member's name.
  ///   - error: the compiler's message.
  /// - Returns: `nil` if the error is another one.
  init?(at token: TokenSyntax, error: String) {
    guard error.contains("in closure requires explicit use of 'self'") else { return nil }
    edit = Edit(inserting: "self.", at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
