import ConstraintSolver

/// The linear span of a list of known expressions: finds the factors by which the known expressions add up to another
/// expression.
///
/// The constants of expressions are ignored here. The caller handles them.
struct KnownSpan {
  /// A row of the reduced matrix: the pivot variable plus `terms` equals the sum of the known expressions times the
  /// factors in `combination`.
  private struct Row {
    var terms: [Variable: Double]
    var combination: [Int: Double]
  }

  private var rows: [Variable: Row] = [:]
  private static let tolerance = 1e-9

  /// Adds a known expression, identified by a number. Does nothing if the expression is a combination of earlier ones.
  mutating func insert(_ form: LinearExpression, as number: Int) {
    var (terms, combination) = reduced(form)
    // The variable with the largest factor (the oldest one, if several have it) becomes the pivot and is replaced in
    // all other rows.
    let pivots = terms.sorted { (-abs($0.value), $0.key) < (-abs($1.value), $1.key) }
    guard let pivot = pivots.first else { return }
    for (known, factor) in combination { combination[known] = -factor / pivot.value }
    combination[number] = 1 / pivot.value
    for (variable, factor) in terms { terms[variable] = factor / pivot.value }
    terms[pivot.key] = nil
    let row = Row(terms: terms, combination: combination)
    for (variable, other) in rows {
      guard let factor = other.terms[pivot.key] else { continue }
      var other = other
      other.terms[pivot.key] = nil
      Self.add(row.terms, times: -factor, to: &other.terms)
      Self.add(row.combination, times: -factor, to: &other.combination)
      rows[variable] = other
    }
    rows[pivot.key] = row
  }

  /// Whether an expression is a linear combination of the known ones.
  func contains(_ form: LinearExpression) -> Bool { reduced(form).terms.isEmpty }

  /// The numbers and factors of the known expressions that add up to `form`; `nil` if `form` is not a combination of
  /// known expressions.
  func combination(for form: LinearExpression) -> [(number: Int, factor: Double)]? {
    let (terms, combination) = reduced(form)
    guard terms.isEmpty else { return nil }
    return combination.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Eliminates all pivot variables from an expression by subtracting known expressions. Returns the remaining terms,
  /// and the factors of the known expressions that were subtracted.
  private func reduced(_ form: LinearExpression) -> (terms: [Variable: Double], combination: [Int: Double]) {
    var terms: [Variable: Double] = [:]
    var combination: [Int: Double] = [:]
    for term in form.terms {
      guard let row = rows[term.variable] else {
        Self.add([term.variable: term.coefficient], times: 1, to: &terms)
        continue
      }
      Self.add(row.terms, times: -term.coefficient, to: &terms)
      Self.add(row.combination, times: term.coefficient, to: &combination)
    }
    return (terms, combination)
  }

  private static func add<Key>(_ other: [Key: Double], times factor: Double, to sum: inout [Key: Double]) {
    for (key, value) in other {
      let total = (sum[key] ?? 0) + factor * value
      sum[key] = abs(total) > tolerance ? total : nil
    }
  }
}
