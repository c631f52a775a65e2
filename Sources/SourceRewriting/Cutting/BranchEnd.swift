import SwiftSyntax

/// The end of a branch whose own statements are left out: `break` in a `case`, `return` in the body of a `guard`; and the
/// `default` of a `switch` whose other cases are left out.
///
/// Without it, the whole `switch` or `guard` would have to be left out, with all variables that the `guard` declares.
struct BranchEnd {
  /// The insertion of the statement.
  let edit: Edit
  /// Whether the statement names what the file with the stand-ins declares.
  let needsStandIns: Bool

  /// The statement that an error asks for; `nil` if the error is another one.
  ///
  /// - Parameters:
  ///   - token: the position of the error: the label, or a token of the `guard`.
  ///   - error: the compiler's message.
  init?(at token: TokenSyntax, error: String) {
    if error.contains("label in a 'switch' must have at least one executable statement") {
      guard let label = token.ancestorOrSelf(mapping: { $0.as(SwitchCaseSyntax.self) })?.label else { return nil }
      let end = label.endPositionBeforeTrailingTrivia.utf8Offset
      (edit, needsStandIns) = (Edit(inserting: " break", at: end), false)
    } else if error.hasPrefix("missing return in "), token.tokenKind == .rightBrace, let body = token.parent,
      body.trimmedDescription.contains("assert(false")
    {
      // The compiler knows that Swift's own `assert(false)` does not return.
      let end = token.positionAfterSkippingLeadingTrivia.utf8Offset
      (edit, needsStandIns) = (Edit(inserting: "Swift.fatalError() ", at: end), false)
    } else if error.hasPrefix("switch must be exhaustive") || error.hasPrefix("'switch' statement body must have") {
      guard let node = token.ancestorOrSelf(mapping: { $0.as(SwitchExprSyntax.self) }) else { return nil }
      let end = node.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      (edit, needsStandIns) = (Edit(inserting: "default: break ", at: end), false)
    } else if error.hasPrefix("'guard' body must not fall through") {
      guard let body = token.ancestorOrSelf(mapping: { $0.as(GuardStmtSyntax.self) })?.body else { return nil }
      let end = body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      let statement = Self.exit(around: Syntax(body))
      (edit, needsStandIns) = (Edit(inserting: "\(statement.text) ", at: end), statement.needsStandIns)
    } else {
      return nil
    }
  }

  /// The statement that leaves the function, initializer or closure around a node.
  private static func exit(around node: Syntax) -> (text: String, needsStandIns: Bool) {
    for parent in sequence(first: node, next: \.parent) {
      if let initializer = parent.as(InitializerDeclSyntax.self) {
        return (initializer.optionalMark == nil ? "return" : "return nil", false)
      }
      if parent.is(DeinitializerDeclSyntax.self) { return ("return", false) }
      if let function = parent.as(FunctionDeclSyntax.self), function.signature.returnClause == nil {
        return ("return", false)
      }
      if parent.is(FunctionDeclSyntax.self) || parent.is(ClosureExprSyntax.self) || parent.is(AccessorDeclSyntax.self)
        || parent.is(AccessorBlockSyntax.self)
      {
        return ("return \(StandInValue.function)()", true)
      }
    }
    return ("Swift.fatalError()", false)
  }
}
