/// What one call of ``Solver/solve()`` did.
public struct SolveResult: Sendable {
  /// The variables whose values have changed, each listed once.
  ///
  /// After an incremental update, a variable comes after the variables on which its value depends. If the whole system
  /// was planned again, the variables are in order of creation.
  public var changed: [Variable]
}
