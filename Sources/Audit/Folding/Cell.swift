import Environments
import InterfaceBuilder

/// An environment of a matrix, with its values on all axes.
nonisolated struct Cell {
  let environment: Environment
  /// The identifier of the environment.
  let id: String
  private let values: [String]

  init(_ environment: Environment) {
    self.environment = environment
    id = environment.id
    values = Axis.allCases.map { $0.value(of: environment) }
  }

  func value(on axis: Axis) -> String { values[axis.rawValue] }
}
