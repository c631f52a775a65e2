/// A set of environments that is given by a set of values for each axis: an environment is in the box if, on every
/// axis, its value is one of the chosen values.
nonisolated struct Box {
  private var chosen: [Axis: Set<String>] = [:]

  /// Makes the smallest box that contains an environment: one value per axis.
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

  /// The box with additional values on one axis.
  func widened(by values: [String], along axis: Axis) -> Box {
    var wider = self
    wider.chosen[axis, default: []].formUnion(values)
    return wider
  }
}
