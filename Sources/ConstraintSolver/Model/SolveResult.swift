/// What one call of ``Solver/solve()`` did.
public struct SolveResult: Sendable {
  /// The variables whose value is not what it was before, each once and after those that it depends on.
  public var changed: [Variable]
}
