extension NumericState {
  /// The variables whose values differ between optimal solutions, in order of creation.
  mutating func freeVariables() -> [Int32] {
    findReaders()
    var found: Set<Int32> = []
    for index in 0..<structure.components.count where mayBeFree(index) {
      for direction in freeDirections(of: index) {
        for (slot, _) in moved(by: direction, of: structure.components[index]) {
          let variable = structure.slots[slot].variable
          if variable >= 0 { found.insert(variable) }
        }
      }
    }
    return found.sorted()
  }

  /// Directions in which the parameters of a component can move without leaving the optimal face. Every parameter that
  /// can move at all moves in at least one of the directions.
  private func freeDirections(of index: Int) -> [[Double]] {
    opening(of: index, withPins: false).ways.map(\.direction)
  }

  private func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// How the parameters of a component can move on the optimal face.
  private struct Opening {
    /// Directions in which the parameters can move, each with two different points of the optimal face that lie apart
    /// in this direction. Empty if the solution is unique.
    var ways: [(direction: [Double], ends: [[Double]])]
    /// The positions of the parameters that have to be held at their values to make the solution unique; empty if
    /// they were not requested.
    var pins: [Int] = []
  }

  private func opening(of index: Int, withPins: Bool = true) -> Opening {
    let component = structure.components[index]
    let settled = (0..<component.parameterCount).map { values[component.slot + 1 + $0] }
    if component.parameterCount == 1 {
      let interval = Interval(component, structure.rows, structure.rowCoefficient, values)
      let point = interval.settled
      let ends =
        interval.lower.isFinite && interval.upper.isFinite
        ? [[interval.lower], [interval.upper]] : [[point], [point + (interval.upper.isFinite ? -1 : 1)]]
      return Opening(ways: [([1], ends)], pins: [0])
    }
    if let allocation = structure.allocation(component, values) {
      guard !allocation.isInfeasible, let way = allocation.freeDirection() else { return Opening(ways: []) }
      return Opening(ways: [way], pins: withPins ? allocation.pins(at: settled) : [])
    }
    if structure.isLarge(component) { return largeOpening(index, settled, withPins: withPins) }
    let simplex = LevelSimplex(
      parameterCount: Int(component.parameterCount), rowCount: Int(component.rowCount))
    structure.load(component, into: simplex)
    loadBreakpoints(component, simplex)
    guard structure.run(component, simplex) else { return Opening(ways: []) }
    let ways = simplex.freeDirections()
    return Opening(ways: ways, pins: withPins ? simplex.pins(at: settled) : [])
  }

  private func largeOpening(_ index: Int, _ settled: [Double], withPins: Bool) -> Opening {
    var isFeasible = true
    var simplex = solvedSimplex(index, isFeasible: &isFeasible)
    guard isFeasible else { return Opening(ways: []) }
    simplex.restrictToOptimalFace()
    guard let way = simplex.freeDirection() else { return Opening(ways: []) }
    guard withPins else { return Opening(ways: [way]) }
    // The search for directions has restricted the face of the first simplex, so pins need a new one.
    var other = solvedSimplex(index, isFeasible: &isFeasible)
    other.restrictToOptimalFace()
    return Opening(ways: [way], pins: other.pins(at: settled))
  }

  /// One entry for each component whose parameters are not all determined, in the order of the components' oldest
  /// parameters.
  mutating func ambiguities(of solver: SolverIdentity) -> [Ambiguity] {
    findReaders()
    // Planning a region again renumbers its components, so their numbers cannot give the order.
    let order = (0..<structure.components.count).filter { mayBeFree($0) }.sorted {
      oldestParameter(of: $0) < oldestParameter(of: $1)
    }
    return order.compactMap { ambiguity(of: $0, solver) }
  }

  private func oldestParameter(of component: Int) -> Int32 {
    structure.slot(structure.components[component].slot + 1).variable
  }

  private func ambiguity(of index: Int, _ solver: SolverIdentity) -> Ambiguity? {
    func variable(_ index: Int32) -> Variable { Variable(index: index, solver: solver) }
    let component = structure.components[index]
    let opening = opening(of: index)
    guard !opening.ways.isEmpty else { return nil }
    let settled = (0..<component.parameterCount).map { values[component.slot + 1 + $0] }
    let rates = opening.ways.map { variableRates(moved(by: $0.direction, of: component)) }
    let variables = Set(rates.flatMap { $0.keys }).sorted()
    // The current solution may itself be an end of a direction. The end farthest from it is certainly another point.
    let other = opening.ways.flatMap(\.ends).max { distance($0, settled) < distance($1, settled) } ?? settled
    let step = zip(other, settled).map { $0 - $1 }
    let witness = variableRates(moved(by: step, of: component))
    return Ambiguity(
      variables: variables.map(variable),
      direction: rates[0].sorted { $0.key < $1.key }.map {
        Ambiguity.Entry(variable: variable($0.key), number: $0.value)
      },
      witness: witness.sorted { $0.key < $1.key }.map {
        Ambiguity.Entry(variable: variable($0.key), number: value(of: $0.key) + $0.value)
      },
      pins: opening.pins.map { pin in
        let pinned = structure.slot(component.slot + 1 + Int32(pin)).variable
        return Constraint([Term(1, variable(pinned))], .equal, settled[pin])
      })
  }

  private func variableRates(_ moved: [(slot: Int, rate: Double)]) -> [Int32: Double] {
    var rates: [Int32: Double] = [:]
    for (slot, rate) in moved where structure.slots[slot].variable >= 0 { rates[structure.slots[slot].variable] = rate }
    return rates
  }

  /// The slots whose values change when the parameters of a component move in a direction, with their rates of change,
  /// in ascending order of slots.
  func moved(by direction: [Double], of component: Structure.Component) -> [(slot: Int, rate: Double)] {
    var rates: [Int32: Double] = [:]
    var result: [(slot: Int, rate: Double)] = []
    let queue = SlotQueue(slotCount: structure.slotCount)
    for (i, rate) in direction.enumerated() where rate != 0 {
      rates[component.slot + 1 + Int32(i)] = rate
      queue.insert(component.slot + 1 + Int32(i))
    }
    queue.view.drain { slot, _ in
      if structure.slots[slot].kind == .linear {
        var sum = 0.0
        var size = 0.0
        for t in structure.termRange(slot) {
          let product = structure.terms[t].factor * (rates[structure.terms[t].slot] ?? 0)
          sum += product
          size = max(size, abs(product))
        }
        rates[Int32(slot)] = abs(sum) > Tolerance.pivot * size ? sum : 0
      }
      guard let rate = rates[Int32(slot)], rate != 0 else { return }
      result.append((slot, rate))
      structure.forEachReader(of: slot) { reader in
        if structure.slots[Int(reader)].kind == .linear { queue.insert(reader) }
      }
    }
    return result
  }
}
