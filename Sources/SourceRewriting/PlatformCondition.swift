import SwiftSyntax

/// Evaluates the platform conditions `os(…)` and `targetEnvironment(…)` in `#if` as on the iPhone simulator.
enum PlatformCondition {
  /// The edits that replace the platform conditions in a condition by `true` or `false`.
  static func edits(in condition: some SyntaxProtocol) -> [Edit] {
    if let call = condition.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression.trimmedDescription
    {
      guard let answer = answer(to: call.calledExpression.trimmedDescription, argument) else { return [] }
      return [Edit(replacing: call, by: answer ? "true" : "false")]
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

  /// Lines that are compiled only under some `#if` conditions, the outermost first.
  static func lines(_ lines: [String], under conditions: some Collection<String>) -> [String] {
    conditions.map { "#if \($0)" } + lines + conditions.map { _ in "#endif" }
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

  /// The clauses of `#if` that the platform does not exclude.
  static func possibleClauses(of block: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var clauses: [IfConfigClauseSyntax] = []
    for clause in block.clauses {
      let holds = clause.condition.map(value) ?? nil
      if holds != false { clauses.append(clause) }
      if holds == true { break }
    }
    return clauses
  }

  /// Whether a condition holds; `nil` if that depends on more than the platform.
  static func value(of condition: some SyntaxProtocol) -> Bool? {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      return answer(to: call.calledExpression.trimmedDescription, argument)
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self) { return value(of: negation.expression).map { !$0 } }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return value(of: only.expression)
    }
    guard let sequence = condition.as(SequenceExprSyntax.self) else { return nil }
    let choices = sequence.elements.split { $0.trimmedDescription == "||" }.map { all in
      combined(all.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { value(of: $0) }, decidedBy: false)
    }
    return combined(choices, decidedBy: true)
  }

  /// The value of conditions that are connected by `||` or by `&&`; `nil` if it is not known. `decisive` is the value
  /// of one condition that decides the result: `true` for `||`, `false` for `&&`.
  private static func combined(_ values: [Bool?], decidedBy decisive: Bool) -> Bool? {
    if values.contains(decisive) { return decisive }
    return values.contains(nil) ? nil : !decisive
  }

  private static func answer(to question: String, _ argument: String) -> Bool? {
    if question == "canImport" { return here.contains(argument) ? true : elsewhere.contains(argument) ? false : nil }
    return platforms[question].map { $0 == argument }
  }

  /// Modules for which `canImport` is true, so that what code imports in their place, such as AppKit, is not missing.
  private static let here: Set<String> = ["UIKit", "Foundation"]
  /// Modules for which `canImport` is false: those that do not exist on iOS, and Darwin, whose code cannot run here. Code that asks
  /// for Darwin often has other code for Linux. An empty module with the same name may exist for another target.
  private static let elsewhere: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "ClockKit", "TVUIKit", "TVMLKit", "Darwin",
  ]
  private static let platforms = ["os": "iOS", "targetEnvironment": "simulator"]
}
