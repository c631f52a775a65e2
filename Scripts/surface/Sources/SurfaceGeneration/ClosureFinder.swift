import SwiftSyntax

/// Finds code in what should only be declared: closures, and the bodies of accessors.
final class ClosureFinder: SyntaxVisitor {
  private var hasCode = false

  /// Whether a member has a body, or a value or a mark with a closure.
  static func findsCode(in member: DeclSyntax) -> Bool {
    let finder = ClosureFinder(viewMode: .sourceAccurate)
    finder.walk(member)
    return finder.hasCode
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    hasCode = true
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    hasCode = true
    return .skipChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = node.accessors { hasCode = true }
    return .visitChildren
  }
}
