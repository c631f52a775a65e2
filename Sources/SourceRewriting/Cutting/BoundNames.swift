import SwiftSyntax

/// The names that a pattern binds, in their order.
final class BoundNames: SyntaxVisitor {
  private(set) var names: [String] = []

  init(_ pattern: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(pattern)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.identifier.text)
    return .skipChildren
  }
}
