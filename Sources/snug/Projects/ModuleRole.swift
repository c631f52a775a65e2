/// What is made of a target of a project.
enum ModuleRole: String, Codable, Sendable {
  /// A module that others import.
  case module
  /// An app: a program.
  case app
  /// An app that its tests import and launch: a module.
  case host
  /// Tests: a program.
  case tests

  /// Whether the result is a program and not a library.
  var isProgram: Bool { self == .app || self == .tests }
}
