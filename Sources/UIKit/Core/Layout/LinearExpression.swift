import ConstraintSolver

/// A sum of variables times factors, plus a constant.
struct LinearExpression {
  var terms: [Term] = []
  var constant: Double = 0

  static let zero = LinearExpression()

  init() {}

  init(_ variable: Variable) {
    terms = [Term(1, variable)]
  }

  init(constant: Double) {
    self.constant = constant
  }

  /// Adds `factor × other`; terms of one variable are joined.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += factor * other.constant
    for term in other.terms { add(term.variable, times: factor * term.coefficient) }
  }

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

  func scaled(by factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(self, times: factor)
    return product
  }
}
