extension Structure {
  /// The allocation for a component, with the solution of all levels; `nil` if the component is not of this kind, or if
  /// its tableau is small.
  func allocation(_ component: Component, _ values: borrowing Buffer<Double>) -> Allocation? {
    guard Int(component.parameterCount) * Int(component.rowCount) > largestTableau / 16,
      let factors = commonSum(component)
    else { return nil }
    var allocation = Allocation(factors: factors)
    let end = Int(component.firstRow + component.rowCount)
    var i = Int(component.firstRow)
    var isRequired = true
    while i < end && (isRequired || allocation.isOpen) {
      let level = rows[i].level
      var part: [Allocation.Row] = []
      while i < end && rows[i].level == level {
        part.append(share(of: rows[i], factors, values))
        i += 1
      }
      isRequired = level == .infinity
      if isRequired { allocation.require(part) } else { allocation.minimise(part) }
    }
    return allocation
  }

  private func share(of row: Row, _ factors: [Double], _ values: borrowing Buffer<Double>) -> Allocation.Row {
    let parameter = Int(rowParameter[row.firstTerm])
    let factor = rowCoefficient[row.firstTerm] / factors[parameter]
    let isSum = row.termCount > 1
    return Allocation.Row(
      share: isSum ? factors.count : parameter, factor: isSum ? -factor : factor, row.relation, values[row.rhs])
  }

  /// The factors of a sum of all parameters of a component of which all rows with several parameters are multiples;
  /// `nil` if there is none.
  private func commonSum(_ component: Component) -> [Double]? {
    let count = Int(component.parameterCount)
    var factors: [Double] = []
    for i in Int(component.firstRow)..<Int(component.firstRow + component.rowCount) where rows[i].termCount > 1 {
      guard rows[i].termCount == component.parameterCount else { return nil }
      let terms = Int(rows[i].firstTerm)..<Int(rows[i].firstTerm) + count
      if factors.isEmpty {
        factors = Array(repeating: 0, count: count)
        for t in terms { factors[Int(rowParameter[t])] = rowCoefficient[t] }
        guard factors.allSatisfy({ $0 != 0 }) else { return nil }
      }
      let scale = rowCoefficient[terms.lowerBound] / factors[Int(rowParameter[terms.lowerBound])]
      for t in terms {
        let difference = rowCoefficient[t] - scale * factors[Int(rowParameter[t])]
        guard abs(difference) <= Tolerance.cancellation * abs(rowCoefficient[t]) else { return nil }
      }
    }
    return factors.isEmpty ? nil : factors
  }
}
