extension Analysis {
  /// Whether a component's dense tableau (parameters × rows) would have more than ``largestTableau`` entries, so that a
  /// ``SparseSimplex`` solves the component instead of a ``LevelSimplex``.
  func isLarge(_ component: Component) -> Bool {
    component.parameters.count * component.rows.count > largestTableau
  }

  /// Makes a sparse simplex of the component's rows. The caller solves it.
  func sparseSimplex(_ component: Component, _ reduced: [ReducedRow]) -> SparseSimplex {
    let column = Dictionary(uniqueKeysWithValues: zip(component.parameters, 0...))
    var simplex = SparseSimplex(parameterCount: component.parameters.count, rowCount: component.rows.count)
    for index in component.rows {
      for (variable, coefficient) in zip(reduced[index].row.variables, reduced[index].row.coefficients) {
        if let p = column[variable] { simplex.append(coefficient, parameter: p) }
      }
      simplex.endRow()
    }
    simplex.finishRows()
    for (i, index) in component.rows.enumerated() { simplex.setConstant(reduced[index].row.constant, row: i) }
    simplex.start { i in
      let source = sources[reduced[component.rows[i]].source]
      return (source.level, source.relation)
    }
    return simplex
  }

  /// Makes a sparse simplex of the component's rows and solves it.
  func solveLarge(_ component: Component, _ reduced: [ReducedRow]) -> SparseSimplex {
    var simplex = sparseSimplex(component, reduced)
    _ = simplex.solve()
    return simplex
  }
}
