/// A variable that the constraints do not determine.
public struct FreeVariable: Hashable, Sendable {
  /// The undecided variable.
  public var variable: Variable
}
