/// What one call of ``Solver/solve()`` did.
public struct SolveResult: Sendable {
  /// The variables whose value is not what it was before, in order of creation.
  public var changed: [Variable]
}
