import ConstraintSolver

extension Constraint {
  /// The same constraint between the variables of another solver that were made in the same order.
  func twin(in variables: [Variable]) -> Constraint {
    var twin = self
    for i in twin.terms.indices { twin.terms[i].variable = variables[Int(twin.terms[i].variable.index)] }
    return twin
  }
}
