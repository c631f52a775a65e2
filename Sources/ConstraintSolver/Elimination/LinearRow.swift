/// `Σ coefficients[i] × variables[i]  relation  constant`, with every variable once and in ascending order.
struct LinearRow {
  var variables: [Int32]
  var coefficients: [Double]
  var constant: Double

  init(_ constraint: Constraint) {
    variables = []
    coefficients = []
    constant = constraint.constant
    for term in constraint.terms.sorted(by: { $0.variable < $1.variable }) {
      if variables.last == term.variable.index {
        coefficients[coefficients.count - 1] += term.coefficient
      } else {
        variables.append(term.variable.index)
        coefficients.append(term.coefficient)
      }
    }
    while let zero = coefficients.firstIndex(of: 0) {
      variables.remove(at: zero)
      coefficients.remove(at: zero)
    }
  }

  init() {
    variables = []
    coefficients = []
    constant = 0
  }
}
