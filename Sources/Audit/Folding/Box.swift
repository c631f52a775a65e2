/// A product of values, a set for each axis: the cells whose value on every axis is one of the chosen ones.
nonisolated struct Box {
  private var chosen: [Axis: Set<String>] = [:]

  /// The box that holds a cell and those that equal it on every axis.
  init(around cell: Cell) {
    for axis in Axis.allCases {
      chosen[axis] = [cell.value(on: axis)]
    }
  }

  func contains(_ cell: Cell) -> Bool {
    Axis.allCases.allSatisfy { has(cell.value(on: $0), along: $0) }
  }

  func has(_ value: String, along axis: Axis) -> Bool {
    chosen[axis]?.contains(value) ?? false
  }

  /// The box with more values on one axis.
  func widened(by values: [String], along axis: Axis) -> Box {
    var wider = self
    wider.chosen[axis, default: []].formUnion(values)
    return wider
  }
}
