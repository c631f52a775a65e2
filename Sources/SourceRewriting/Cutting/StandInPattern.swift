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
    guard Self.isAboutPattern(error) else { return nil }
    let found = token.ancestorOrSelf { $0.as(MatchingPatternConditionSyntax.self) }
    guard let condition = found, condition.pattern.range.contains(token.positionAfterSkippingLeadingTrivia) else {
      return nil
    }
    let names = BoundNames(condition.pattern).names
    let isGuard = condition.parent?.parent?.parent?.is(GuardStmtSyntax.self) == true
    let value = isGuard ? "Optional(\(StandInValue.name)())" : "Optional<\(StandInValue.name)>.none"
    let bindings = names.map { "let \($0) = \(value)" }.joined(separator: ", ")
    edit = Edit(replacing: condition, by: names.isEmpty ? "\(isGuard)" : bindings)
  }

  /// Whether an error in a pattern is that no value of a missing type has the pattern.
  static func isAboutPattern(_ error: String) -> Bool {
    error.hasSuffix("binding pattern cannot appear in an expression")
      || error.hasSuffix("variable binding cannot appear in an expression")
      || error.hasPrefix("'_' can only appear in a pattern")
      || error.hasPrefix("expression pattern of type '") || error.hasPrefix("cannot infer contextual base in reference")
  }
}
