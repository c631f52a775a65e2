import SwiftSyntax

/// The initializer that a module which nobody has adds to a type, as in `UIColor(designSystemColor: .icons)`.
enum MissingInitializer {
  /// Finds the initializer.
  ///
  /// - Parameters:
  ///   - token: the position of an error: the name of the type, or an argument of the call.
  ///   - error: the compiler's message.
  /// - Returns: the type and the labels; `nil` if the error is another one, or if the call has no labels: an initializer
  ///   without labels would accept the arguments of all others.
  static func name(at token: TokenSyntax, error: String) -> MissingName? {
    guard error.hasPrefix("no exact matches in call to initializer") || error.hasPrefix("extraneous argument label")
    else { return nil }
    guard let call = token.ancestorOrSelf(mapping: { $0.as(FunctionCallExprSyntax.self) }), let type = type(of: call)
    else { return nil }
    let shape = CallShape(call)
    guard shape.arguments.contains(where: { $0.label != nil }) else { return nil }
    return MissingName(kind: .initializer, type: type, name: shape.labels)
  }

  /// The name of the type whose initializer a call seems to call; `nil` if it calls another function.
  private static func type(of call: FunctionCallExprSyntax) -> String? {
    guard call.calledExpression.typeName != nil else { return nil }
    let text = call.calledExpression.trimmedDescription
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } ? text : nil
  }
}
