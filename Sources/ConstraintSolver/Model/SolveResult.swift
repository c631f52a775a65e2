/// What one call of ``Solver/solve()`` did.
public struct SolveResult: Sendable {
  /// The variables whose values have changed, each once and after the variables that it depends on.
  public var changed: [Variable]
}
