extension Planner {
  /// The component to which a parameter belongs, and the parameter's position in it.
  struct Membership: BitwiseCopyable {
    var component: Int32 = -1
    /// The position within the component.
    var position: Int32 = 0
  }

  // MARK: 3. Expansion

  /// Expresses inequalities and optional constraints by parameters: substitutes all variables that required equations
  /// define.
  mutating func expand() {
    for i in 0..<others.count {
      let record = others[i]
      if addUnreduced(record) || addDetermined(record) { continue }
      reduction.load(record)
      reduction.reduceAll(&structure)
      if reduction.variables.count == 0 {
        if startCheck(of: record) { reduction.writeConstantTerms(&structure) }
        continue
      }
      let first = looseParameters.count
      let rhs = reduction.constantSlot(record, &structure)
      looseParameters.append(contentsOf: reduction.variables.base, count: reduction.variables.count)
      looseCoefficients.append(contentsOf: reduction.coefficients.base, count: reduction.variables.count)
      addLooseRow(record, rhs: rhs, firstTerm: first)
    }
  }

  /// Adds the row of a constraint in which no variable is determined or defined, so that nothing has to be substituted.
  ///
  /// - Returns: whether the constraint is of this kind.
  private mutating func addUnreduced(_ record: Int32) -> Bool {
    let start = Int(store.records[record].termStart)
    let count = Int(store.records[record].termCount)
    guard count > 0 else { return false }
    for i in start..<start + count {
      let v = store.variables[i]
      if structure.slotOfVariable[v] >= 0 || reduction.definingRecord[v] >= 0 { return false }
    }
    let first = looseParameters.count
    looseParameters.append(contentsOf: store.variables.base + start, count: count)
    looseCoefficients.append(contentsOf: store.coefficients.base + start, count: count)
    addLooseRow(record, rhs: record, firstTerm: first)
    return true
  }

  /// Adds the check of a constraint whose variables are all determined by required equations.
  ///
  /// - Returns: whether the constraint is of this kind.
  private mutating func addDetermined(_ record: Int32) -> Bool {
    let header = store.records[record]
    let range = Int(header.termStart)..<Int(header.termStart + header.termCount)
    for i in range where structure.slotOfVariable[store.variables[i]] < 0 { return false }
    if startCheck(of: record) {
      structure.addTerm(-1, record)
      for i in range { structure.addTerm(store.coefficients[i], structure.slotOfVariable[store.variables[i]]) }
    }
    return true
  }

  /// Starts the slot that checks a constraint without parameters.
  ///
  /// - Returns: whether the slot was started. It is not if the constraint is optional: its violation is then constant,
  ///   so it has no effect and is recorded as idle.
  mutating func startCheck(of record: Int32) -> Bool {
    guard store.records[record].priority >= 1000 else {
      structure.keepIdle(record, store)
      return false
    }
    let isLess = store.records[record].relation == .less
    _ = structure.startSlot(isLess ? .checkLess : .checkGreater, owner: record)
    return true
  }

  @inline(__always)
  mutating func addLooseRow(_ record: Int32, rhs: Int32, firstTerm: Int) {
    let priority = store.records[record].priority
    looseRows.append(
      Structure.Row(
        record: record, rhs: rhs, firstTerm: Int32(firstTerm), termCount: Int32(looseParameters.count - firstTerm),
        level: priority >= 1000 ? .infinity : priority, relation: store.records[record].relation))
  }

  // MARK: 4. Components

  mutating func split() {
    let firstComponent = structure.components.count
    findParameters()
    guard parameters.count > 0 else { return }
    join()
    let components = number()
    sortRows(firstComponent)
    for c in firstComponent..<structure.components.count {
      structure.components.base[c].slot = structure.startSlot(
        .component, owner: Int32(c), isOpen: true)
      let first = components[c - firstComponent]
      for p in first..<first + Int(structure.components[c].parameterCount) {
        _ = structure.startSlot(.given, variable: parameters[p], owner: Int32(c), isOpen: true)
      }
    }
    for v in reduction.openDefinitions(of: variables) {
      _ = structure.startSlot(
        .linear, variable: v, owner: reduction.definingRecord[v], isOpen: true)
      reduction.writeDefinition(of: v, &structure)
    }
  }

  private mutating func findParameters() {
    for i in 0..<variables.count {
      let v = variables[i]
      guard structure.slotOfVariable[v] < 0, reduction.definingRecord[v] < 0 else { continue }
      parameters.append(v)
      memberships.base[Int(v)] = Membership()
      sets.insert(v)
    }
  }

  /// Joins the sets of parameters that occur in the same row.
  private mutating func join() {
    for i in 0..<looseRows.count {
      let row = looseRows[i]
      var representative = looseParameters[row.firstTerm]
      var t = row.firstTerm + 1
      while t < row.firstTerm + row.termCount {
        representative = sets.join(representative, looseParameters[t])
        t += 1
      }
    }
  }

  /// Numbers the components by their oldest parameter, and sorts the parameters by component.
  ///
  /// - Returns: for each new component, the index in ``parameters`` of its first parameter.
  private mutating func number() -> [Int] {
    let firstComponent = structure.components.count
    let memberships = memberships.base
    for i in 0..<parameters.count {
      let v = Int(parameters[i])
      let r = Int(sets.root(of: parameters[i]))
      if r == v {
        memberships[v].component = Int32(structure.components.count)
        structure.components.append(
          Structure.Component(slot: -1, parameterCount: 0, firstRow: 0, rowCount: 0))
      }
      let c = memberships[r].component
      memberships[v].component = c
      memberships[v].position = structure.components[c].parameterCount
      structure.components.base[Int(c)].parameterCount += 1
    }
    var starts: [Int] = []
    starts.reserveCapacity(structure.components.count - firstComponent)
    var sum = 0
    for c in firstComponent..<structure.components.count {
      starts.append(sum)
      sum += Int(structure.components[c].parameterCount)
    }
    if starts.count == parameters.count { return starts }
    let order = parameters.copy()
    for i in 0..<order.count {
      let membership = memberships[Int(order[i])]
      parameters[starts[Int(membership.component) - firstComponent] + Int(membership.position)] = order[i]
    }
    return starts
  }

  /// Sorts the rows by component, and within a component by descending priority, and appends them to the structure.
  private mutating func sortRows(_ firstComponent: Int) {
    let components = structure.components.base
    let memberships = memberships.base
    let looseParameters = looseParameters.view
    func component(_ row: Structure.Row) -> Int { Int(memberships[Int(looseParameters[row.firstTerm])].component) }
    for i in 0..<looseRows.count { components[component(looseRows[i])].rowCount += 1 }
    var next = Int32(structure.rows.count)
    for c in firstComponent..<structure.components.count {
      components[c].firstRow = next
      next += components[c].rowCount
      components[c].rowCount = 0
    }
    guard looseRows.count > 0 else { return }
    let first = structure.rows.count
    structure.rows.resize(first + looseRows.count, repeating: looseRows[0])
    for i in 0..<looseRows.count {
      let c = component(looseRows[i])
      looseRows.base[i].component = Int32(c)
      structure.rows.base[Int(components[c].firstRow + components[c].rowCount)] = looseRows[i]
      components[c].rowCount += 1
    }
    for c in firstComponent..<structure.components.count where components[c].rowCount > 1 {
      Structure.sort(
        UnsafeMutableBufferPointer(
          start: structure.rows.base + Int(components[c].firstRow), count: Int(components[c].rowCount)))
    }
    structure.rowParameter.reserve(structure.rowParameter.count + looseParameters.count)
    structure.rowCoefficient.reserve(structure.rowCoefficient.count + looseParameters.count)
    for i in first..<structure.rows.count {
      let row = structure.rows.base + i
      let start = Int(row.pointee.firstTerm)
      row.pointee.firstTerm = Int32(structure.rowParameter.count)
      for t in start..<start + Int(row.pointee.termCount) {
        structure.rowParameter.append(memberships[Int(looseParameters[t])].position)
        structure.rowCoefficient.append(looseCoefficients[t])
      }
    }
  }
}
