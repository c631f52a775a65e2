import SwiftSyntax

/// A condition with a pattern for a value of a missing type, such as `case .success(let user) = answer`.
///
/// In an `if` it does not hold, so that `else` stays. In a `guard` it holds, and the code behind it gets stand-ins.
struct StandInPattern {
  /// The replacement of the condition.
  let edit: Edit

  /// The condition that an error is about; `nil` if the error is another one, or if the pattern is in no condition.
  ///
  /// - Parameters:
  ///   - token: the position of the error, in the pattern.
  ///   - error: the compiler's message.
  init?(at token: TokenSyntax, error: String) {
    guard error.hasSuffix("binding pattern cannot appear in an expression") else { return nil }
    let found = sequence(first: Syntax(token), next: \.parent).lazy.compactMap {
      $0.as(MatchingPatternConditionSyntax.self)
    }.first
    guard let condition = found else { return nil }
    let names = BoundNames(condition.pattern).names
    guard !names.isEmpty else { return nil }
    let isGuard = condition.parent?.parent?.parent?.is(GuardStmtSyntax.self) == true
    let value = isGuard ? "Optional(\(StandInValue.name)())" : "Optional<\(StandInValue.name)>.none"
    edit = Edit(replacing: condition, by: names.map { "let \($0) = \(value)" }.joined(separator: ", "))
  }

  /// The names that a pattern binds, in their order.
  private final class BoundNames: SyntaxVisitor {
    private(set) var names: [String] = []

    init(_ pattern: PatternSyntax) {
      super.init(viewMode: .sourceAccurate)
      walk(pattern)
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      names.append(node.identifier.text)
      return .skipChildren
    }
  }
}
