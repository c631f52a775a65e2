/// A variable that the constraints do not determine.
public struct FreeVariable: Hashable, Sendable {
  /// The variable. ``Solver/range(of:)`` says how far it can move.
  public var variable: Variable
}
