/// An unknown real number of one ``Solver``.
///
/// Variables are made by ``Solver/makeVariable(_:)`` and are ordered by creation: of two variables that the constraints
/// leave free, the earlier one is settled first (see ``Solver``). A variable has no implied bounds.
///
/// A variable is known to the solver that made it and to that solver's copies, until it is removed.
public struct Variable: Hashable, Sendable, Comparable, BitwiseCopyable, CustomStringConvertible {
  /// The position in the order of creation, counted from zero. It is never given to another variable of the solver.
  public let index: Int32
  let solver: SolverIdentity

  init(index: Int32, solver: SolverIdentity) {
    self.index = index
    self.solver = solver
  }

  /// Compares by order of creation.
  public static func < (left: Variable, right: Variable) -> Bool {
    left.index < right.index
  }

  /// `x` and the index.
  public var description: String { "x\(index)" }
}
