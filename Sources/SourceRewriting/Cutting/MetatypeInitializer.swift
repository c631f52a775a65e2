import SwiftSyntax

/// The call of an initializer of a class that is only known when the program runs: `View(frame: .zero)` for a generic
/// parameter, `type.init()` for a variable.
///
/// Swift calls only `required` initializers in this way. On Apple's systems, those of UIKit's classes are called like
/// methods. Here, the table of the app's classes makes the object.
struct MetatypeInitializer {
  /// The changes of the text.
  let edits: [Edit]

  /// - Parameters:
  ///   - token: the token at which the compiler reports an error: the beginning of the call.
  ///   - error: the compiler's message.
  /// - Returns: `nil` if the error is another one, or if the call has other arguments than a frame.
  init?(at token: TokenSyntax, error: String) {
    guard error.contains(/^constructing an object of class type '.+' with a metatype value must use a 'required' init/),
      let call = Self.call(at: token), call.trailingClosure == nil, let open = call.leftParen
    else { return nil }
    let labels = call.arguments.map { $0.label?.text }
    guard labels.isEmpty || labels == ["frame"] else { return nil }
    let function = labels.isEmpty ? "RuntimeTable.makeObject(" : "RuntimeTable.makeView("
    let start = call.calledExpression.positionAfterSkippingLeadingTrivia.utf8Offset
    let separator = labels.isEmpty ? "" : ", "
    edits = [
      Edit(
        range: start..<open.endPositionBeforeTrailingTrivia.utf8Offset,
        replacement: function + Self.metatype(call.calledExpression) + separator)
    ]
  }

  /// The outermost call that begins with the token, or contains it in its called expression.
  private static func call(at token: TokenSyntax) -> FunctionCallExprSyntax? {
    var node = token.parent
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self) { return call }
      guard current.is(ExprSyntax.self) else { return nil }
      node = current.parent
    }
    return nil
  }

  /// The metatype of which the initializer is called.
  private static func metatype(_ called: ExprSyntax) -> String {
    guard let access = called.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.`init`),
      let base = access.base
    else { return "\(called.trimmedDescription).self" }
    let text = base.trimmedDescription
    // The name of a type is no value: `View.init()` is the same as `View()`.
    return text.first?.isUppercase == true && !text.contains("(") ? "\(text).self" : text
  }
}
