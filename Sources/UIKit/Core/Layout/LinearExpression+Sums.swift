import ConstraintSolver

/// Addition of linear expressions. In the results, each variable occurs in at most one term.
extension LinearExpression {
  static var zero: LinearExpression { LinearExpression() }

  init(_ variable: Variable) {
    self.init([Term(1, variable)])
  }

  /// Adds `factor × other`. Terms with the same variable are combined.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += factor * other.constant
    for term in other.terms { add(term.variable, times: factor * term.coefficient) }
  }

  /// Adds `factor × variable`. If there is a term with that variable, the factor is added to its coefficient.
  mutating func add(_ variable: Variable, times factor: Double = 1) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += factor
      if terms[index].coefficient == 0 { terms.remove(at: index) }
    } else if factor != 0 {
      terms.append(Term(factor, variable))
    }
  }

  func adding(_ other: LinearExpression, times factor: Double = 1) -> LinearExpression {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }

  func adding(constant: Double) -> LinearExpression {
    var sum = self
    sum.constant += constant
    return sum
  }
}
