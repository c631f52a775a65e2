import SwiftParser
import SwiftSyntax

/// The call in a `main.swift` that starts an app: `UIApplicationMain(…, NSStringFromClass(AppDelegate.self))`.
final class EntryCall: SyntaxVisitor {
  static let name = "UIApplicationMain"

  /// The name of the delegate's class.
  private(set) var delegate = ""
  private let tree: SourceFileSyntax

  /// Searches a file for the call; `nil` if there is none.
  init?(_ tree: SourceFileSyntax) {
    self.tree = tree
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    if delegate.isEmpty { return nil }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == Self.name, let last = node.arguments.last?.expression else {
      return .visitChildren
    }
    delegate = Self.classes(in: last).last ?? quoted(last) ?? Self.classes(in: tree).last ?? ""
    return .skipChildren
  }

  /// The names of the classes whose names the code asks for, in their order. If the call names none itself, a variable or
  /// function of the file does. The last one is taken, because that for tests usually stands before it.
  private static func classes(in node: some SyntaxProtocol) -> [String] {
    node.description.matches(of: /NSStringFromClass\(\s*([\w.]+)\.self\s*\)/).map { String($0.1) }
      .filter { $0 != "UIApplication" }
  }

  private func quoted(_ node: ExprSyntax) -> String? {
    node.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
