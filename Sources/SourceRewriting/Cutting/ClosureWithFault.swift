import SwiftSyntax

/// A closure of which the compiler does not know the types of the parameters, because an expression in it does not compile.
///
/// The compiler reports both errors. Once the expression is left out, the closure often compiles.
struct ClosureWithFault {
  /// The bytes of the closure.
  let range: Range<Int>

  /// Whether an error is about the parameter of a closure. Such an error counts only if no other one is in the closure.
  static func isReported(by error: String) -> Bool { error.hasPrefix("cannot infer type of closure parameter ") }

  /// - Parameters:
  ///   - token: the token at which the compiler reports the error.
  ///   - error: the compiler's message.
  /// - Returns: `nil` if the error is another one.
  init?(at token: TokenSyntax, error: String) {
    guard Self.isReported(by: error) else { return nil }
    let closure = token.ancestorOrSelf { $0.as(ClosureExprSyntax.self) }
    guard let closure else { return nil }
    range = closure.positionAfterSkippingLeadingTrivia.utf8Offset..<closure.endPosition.utf8Offset
  }
}
