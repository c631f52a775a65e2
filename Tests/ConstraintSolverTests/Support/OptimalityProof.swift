@testable import ConstraintSolver

/// Checks a solution by a certificate, independently of the solver, and returns the violations in words.
///
/// See ``Certificate`` for the conditions. They are checked against the constraints as the solver stores them.
func flaws(of solver: Solver) -> [String] {
  var flaws: [String] = []
  let relaxed = Set(solver.conflicts.map(\.relaxed))
  let all = solver.constraintsAndEdits.filter { !relaxed.contains($0.id) }
  var sizes: [ConstraintID: Double] = [:]
  var residuals: [ConstraintID: Double] = [:]
  for (id, constraint) in all {
    var sum = -constraint.constant
    var size = max(1, abs(constraint.constant))
    for term in constraint.terms {
      let product = term.coefficient * solver.value(of: term.variable)
      sum += product
      size = max(size, abs(product))
    }
    let isOff = abs(sum) > 1e-6 * size
    residuals[id] = isOff ? sum : 0
    sizes[id] = size
    let isViolated =
      constraint.relation == .equal
      ? isOff : constraint.relation == .lessThanOrEqual ? isOff && sum > 0 : isOff && sum < 0
    if constraint.priority.isRequired && isViolated { flaws.append("\(id) is required and off by \(sum)") }
  }
  let certificate = solver.analysis().certificate()
  for level in certificate.levels { flaws += unbalanced(level, all) }
  for (id, constraint) in all {
    flaws += outside(id, constraint, residual: residuals[id] ?? 0, certificate)
  }
  return flaws
}

/// The multiplied left sides must add up to zero.
private func unbalanced(_ level: Certificate.Level, _ all: [(id: ConstraintID, constraint: Constraint)]) -> [String] {
  var sums: [Variable: Double] = [:]
  var sizes: [Variable: Double] = [:]
  for (id, constraint) in all {
    guard let multiplier = level.multipliers[id] else { continue }
    for term in constraint.terms {
      sums[term.variable, default: 0] += multiplier * term.coefficient
      sizes[term.variable, default: 1] = max(sizes[term.variable, default: 1], abs(multiplier * term.coefficient))
    }
  }
  return sums.filter { abs($0.value) > 1e-6 * (sizes[$0.key] ?? 1) }
    .map { "level \(level.priority): \($0.key) is left with \($0.value)" }
}

/// A constraint's multipliers must lie within the slopes of its violation, lexicographically.
private func outside(
  _ id: ConstraintID, _ constraint: Constraint, residual: Double, _ certificate: Certificate
) -> [String] {
  let isRequired = constraint.priority.isRequired
  let below = constraint.relation == .lessThanOrEqual ? 0.0 : isRequired ? -.infinity : -1
  let above = constraint.relation == .greaterThanOrEqual ? 0.0 : isRequired ? .infinity : 1
  var low = residual > 0 ? above : below
  var high = residual < 0 ? below : above
  if isRequired && residual != 0 {
    // Satisfied with slack.
    low = 0
    high = 0
  }
  for level in certificate.levels where isRequired || level.priority <= constraint.priority.rawValue {
    let multiplier = level.multipliers[id] ?? 0
    let zero = 1e-10 * max(1, abs(multiplier))
    if multiplier < low - zero || multiplier > high + zero {
      return ["level \(level.priority): \(id) has multiplier \(multiplier), not within \(low) ... \(high)"]
    }
    // At an end of the range, later levels may only point inwards.
    low = multiplier <= low + zero ? 0 : -.infinity
    high = multiplier >= high - zero ? 0 : .infinity
  }
  for level in certificate.levels where !isRequired && level.priority > constraint.priority.rawValue {
    if let multiplier = level.multipliers[id], abs(multiplier) > 1e-6 {
      return ["level \(level.priority): \(id) of priority \(constraint.priority.rawValue) takes part"]
    }
  }
  return []
}
