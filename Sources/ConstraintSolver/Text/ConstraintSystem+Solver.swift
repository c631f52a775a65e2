extension ConstraintSystem {
  /// Makes a system with the variables and constraints of a solver, for saving it as text.
  ///
  /// If the text format cannot represent a variable's name, or the name occurs twice, the name becomes `x` followed by
  /// the variable's index. Rejected constraints are left out. An edited variable becomes an edit at the value that was
  /// suggested last.
  public init(_ solver: Solver) {
    self.init()
    var count: [String: Int] = [:]
    for variable in solver.variables { count[solver.name(of: variable), default: 0] += 1 }
    var indices: [Variable: Int] = [:]
    for variable in solver.variables {
      let name = solver.name(of: variable)
      let isUsable = count[name] == 1 && Self.isName(name)
      indices[variable] = self.variable(isUsable ? name : "x\(variable.index)")
    }
    for (id, constraint) in solver.constraintsAndEdits {
      let terms = constraint.terms.compactMap { term in
        indices[term.variable].map { NamedTerm(term.coefficient, $0) }
      }
      if solver.isEdit(id), let variable = terms.first?.variable {
        edits.append(Edit(variable: variable, low: constraint.constant, high: constraint.constant))
      } else {
        constraints.append(Line(constraint.priority, constraint.relation, constraint.constant, terms))
      }
    }
  }
}

extension Solver {
  /// Adds the constraints of a ``ConstraintSystem`` to the solver.
  ///
  /// - Parameter variables: by index in ``ConstraintSystem/names``, the solver's variable.
  func add(_ lines: [ConstraintSystem.Line], _ variables: [Variable]) -> [ConstraintID] {
    reserve(lines.count)
    return variables.withUnsafeBufferPointer { variables in
      lines.map { line in
        line.terms.withUnsafeBufferPointer { terms in
          add(line.relation, line.constant, line.priority, termCount: terms.count) {
            ConstraintSystem.requireIndex(terms[$0].variable, variables.count)
            return Term(terms[$0].coefficient, variables[terms[$0].variable])
          }
        }
      }
    }
  }
}

extension Solver: CustomStringConvertible {
  /// The state in words: each variable with its value, each constraint with its error, and conflicts. Variables that
  /// the constraints do not determine are marked “(undecided)”.
  public var description: String {
    let system = ConstraintSystem(self)
    let free = Set(freeVariables().map(\.variable))
    let relaxed = Set(conflicts.map(\.relaxed))
    var lines = ["variables:"]
    for (name, variable) in zip(system.names, variables) {
      let note = free.contains(variable) ? "  (undecided)" : ""
      lines.append("  \(name) = \(ConstraintSystem.text(value(of: variable)))\(note)")
    }
    lines.append("constraints:")
    var next = 0
    for (id, constraint) in constraintsAndEdits {
      if isEdit(id) {
        let name = system.names[variables.firstIndex(of: constraint.terms[0].variable) ?? 0]
        lines.append("  #\(id.index) edit \(name) = \(ConstraintSystem.text(constraint.constant))")
        continue
      }
      let error = error(of: constraint)
      var note = error == 0 ? "" : "  (off by \(ConstraintSystem.text(error)))"
      if relaxed.contains(id) { note += "  (set aside)" }
      lines.append("  #\(id.index) \(system.text(of: system.constraints[next]))\(note)")
      next += 1
    }
    for conflict in conflicts {
      lines.append("conflict: \(conflict.constraints.map { "#\($0.index)" }.joined(separator: " "))")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
