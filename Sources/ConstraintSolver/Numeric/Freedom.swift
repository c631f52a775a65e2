extension NumericState {
  /// The variables that the optimal face leaves undecided, in order of creation.
  func freeVariables() -> [Int32] {
    var found: Set<Int32> = []
    for index in 0..<structure.components.count where mayBeFree(index) {
      for direction in freeDirections(of: index) {
        for (slot, _) in moved(by: direction, of: structure.components[index]) {
          let variable = structure.variableOfSlot[slot]
          if variable >= 0 { found.insert(variable) }
        }
      }
    }
    return found.sorted()
  }

  /// Independent directions in which the parameters of a component can move without any cost.
  func freeDirections(of index: Int) -> [[Double]] {
    let component = structure.components[index]
    if component.parameterCount == 1 { return [[1]] }
    let n = Int(component.parameterCount)
    let simplex = LevelSimplex(parameterCount: n, rowCount: Int(component.rowCount))
    defer { simplex.deallocate() }
    structure.load(component, into: simplex)
    loadBreakpoints(component, simplex)
    guard structure.run(component, simplex) else { return [] }
    return simplex.freeDirections()
  }

  /// The slots that move with the parameters of a component, with their rates, in ascending order.
  func moved(by direction: [Double], of component: Structure.Component) -> [(slot: Int, rate: Double)] {
    var rates: [Int32: Double] = [:]
    var result: [(slot: Int, rate: Double)] = []
    let queue = SlotQueue(slotCount: structure.slotCount)
    defer { queue.deallocate() }
    for (i, rate) in direction.enumerated() where rate != 0 {
      rates[component.slot + 1 + Int32(i)] = rate
      queue.insert(component.slot + 1 + Int32(i))
    }
    queue.drain { slot in
      if structure.kind[slot] == Structure.Kind.linear {
        var sum = 0.0
        var size = 0.0
        for t in Int(structure.termStart[slot])..<Int(structure.termStart[slot + 1]) {
          let product = structure.termCoefficient[t] * (rates[structure.termSlot[t]] ?? 0)
          sum += product
          size = max(size, abs(product))
        }
        rates[Int32(slot)] = abs(sum) > Tolerance.pivot * size ? sum : 0
      }
      guard let rate = rates[Int32(slot)], rate != 0 else { return }
      result.append((slot, rate))
      for i in Int(structure.readerStart[slot])..<Int(structure.readerStart[slot + 1]) {
        if structure.kind[structure.readers[i]] == Structure.Kind.linear { queue.insert(structure.readers[i]) }
      }
    }
    return result
  }
}
