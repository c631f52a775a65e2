/// A collection of variables with consecutive indices, made by ``Solver/makeVariables(count:)``.
public struct VariableRange: RandomAccessCollection, Sendable {
  private let first: Int32
  private let solver: SolverIdentity
  /// The number of variables.
  public let count: Int

  init(first: Int32, count: Int, solver: SolverIdentity) {
    self.first = first
    self.count = count
    self.solver = solver
  }

  /// Makes a range without variables.
  public init() {
    self.init(first: 0, count: 0, solver: .none)
  }

  /// The index of the first variable: 0.
  public var startIndex: Int { 0 }
  /// The index after the last variable.
  public var endIndex: Int { count }

  /// The variable at an index.
  public subscript(position: Int) -> Variable {
    precondition(position >= 0 && position < count, "there are \(count) variables, none at \(position)")
    return Variable(index: first + Int32(position), solver: solver)
  }
}
