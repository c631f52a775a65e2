import Environments

/// A product of values, a set for each axis: the cells whose value on every axis is one of the chosen ones.
nonisolated struct Box {
  private var chosen: [Axis: Set<String>] = [:]

  /// The box that holds a cell and those that equal it on every axis.
  init(around cell: MatrixCell) {
    for axis in Axis.allCases {
      chosen[axis] = [axis.value(of: cell)]
    }
  }

  func contains(_ cell: MatrixCell) -> Bool {
    Axis.allCases.allSatisfy { has($0.value(of: cell), along: $0) }
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
