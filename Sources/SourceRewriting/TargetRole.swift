/// What is made of a target.
public enum TargetRole: String, Codable, Sendable {
  /// A module that others import.
  case module
  /// An app: a program.
  case app
  /// An app that its tests import and launch: a module.
  case host
  /// Tests: a program.
  case tests

  /// Whether the target has the delegate of an app.
  var isApp: Bool { self == .app || self == .host }
}
