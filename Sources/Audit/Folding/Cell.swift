import Environments
import InterfaceBuilder

/// One environment of an audit, with its value on every axis: device, text size, language and so on.
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
