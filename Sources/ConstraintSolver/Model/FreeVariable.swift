/// A variable whose value the constraints do not decide.
public struct FreeVariable: Hashable, Sendable {
  /// The undecided variable.
  public var variable: Variable
}
