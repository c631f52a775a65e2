import SwiftSyntax

/// Evaluates the platform conditions `os(…)` and `targetEnvironment(…)` in `#if` as on the iPhone simulator.
enum PlatformCondition {
  /// The edits that replace the platform conditions in a condition by `true` or `false`.
  static func edits(in condition: some SyntaxProtocol) -> [Edit] {
    if let call = condition.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression.trimmedDescription
    {
      guard let platform = platforms[call.calledExpression.trimmedDescription] else { return [] }
      return [Edit(replacing: call, by: argument == platform ? "true" : "false")]
    }
    return condition.children(viewMode: .sourceAccurate).flatMap { edits(in: $0) }
  }

  /// The `#if` conditions under which a declaration is compiled, the outermost first.
  static func conditions(around declaration: some SyntaxProtocol) -> [String] {
    var conditions: [String] = []
    var node = declaration.parent
    while let current = node {
      if let clause = current.as(IfConfigClauseSyntax.self) { conditions.insert(condition(of: clause), at: 0) }
      node = current.parent
    }
    return conditions
  }

  /// The full condition of a clause of `#if`: its own condition is true, and those of the clauses before it are false.
  private static func condition(of clause: IfConfigClauseSyntax) -> String {
    let earlier =
      clause.parent?.as(IfConfigClauseListSyntax.self)?.prefix { $0.id != clause.id }.compactMap(\.condition) ?? []
    let own = clause.condition.map { [answered($0)] } ?? []
    return (earlier.map { "!(\(answered($0)))" } + own).joined(separator: " && ")
  }

  private static func answered(_ condition: ExprSyntax) -> String {
    let start = condition.positionAfterSkippingLeadingTrivia.utf8Offset
    let edits = edits(in: condition).map { $0.inText(from: start) }
    return "(\(condition.trimmedDescription.applying(edits).onOneLine))"
  }

  private static let platforms = ["os": "iOS", "targetEnvironment": "simulator"]
}
