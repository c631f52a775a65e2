/// An error in a configuration file.
public struct ConfigurationProblem: Hashable, Sendable {
  /// The line, from 1; `nil` for the whole file.
  public var line: Int?
  /// The error message.
  public var message: String

  /// Makes a problem from its line and its message.
  public init(line: Int?, message: String) {
    self.line = line
    self.message = message
  }
}
