/// An unknown real number of one ``Solver``.
///
/// Variables are made by ``Solver/makeVariable(_:)`` and are ordered by creation: of two variables that the constraints
/// leave free, the earlier one is settled first (see ``Solver``). A variable has no implied bounds.
public struct Variable: Hashable, Sendable, Comparable, BitwiseCopyable {
  /// The position in the order of creation, counted from zero. It is never given to another variable of the solver.
  public let index: Int32

  init(index: Int32) {
    self.index = index
  }

  /// Compares by order of creation.
  public static func < (left: Variable, right: Variable) -> Bool {
    left.index < right.index
  }
}
