import SwiftSyntax

/// The call in a `main.swift` that starts an app: `UIApplicationMain(…, NSStringFromClass(AppDelegate.self))`.
final class EntryCall: SyntaxVisitor {
  /// The name of the delegate's class.
  private(set) var delegate = ""

  /// Searches a file for the call; `nil` if there is none.
  init?(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    if delegate.isEmpty { return nil }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "UIApplicationMain", let last = node.arguments.last?.expression,
      let match = last.trimmedDescription.firstMatch(of: /NSStringFromClass\(\s*([\w.]+)\.self\s*\)|"(\w+)"/)
    else { return .visitChildren }
    delegate = String(match.1 ?? match.2 ?? "")
    return .skipChildren
  }
}
