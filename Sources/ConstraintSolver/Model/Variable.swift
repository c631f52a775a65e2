/// An unknown real number of one ``Solver``.
///
/// Variables are made by ``Solver/makeVariable(_:)`` and are ordered by creation. If the constraints do not determine
/// two variables, the solver chooses a value for the earlier one first (see ``Solver``). A variable has no implied
/// bounds.
///
/// A variable is known to the solver that made it and to that solver's copies, until it is removed.
public struct Variable: Hashable, Sendable, Comparable, BitwiseCopyable, CustomStringConvertible {
  /// The position in the order of creation, counted from zero. The solver never reuses it for another variable.
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
