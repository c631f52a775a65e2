/// The reasons why a configuration cannot be used.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// What is wrong, in the order of the lines.
  public var problems: [ConfigurationProblem]

  /// Makes an error.
  public init(path: String, problems: [ConfigurationProblem]) {
    self.path = path
    self.problems = problems
  }

  /// One line per problem, with the file and the line.
  public var lines: [String] {
    problems.map { "\(path)\($0.line.map { ":\($0)" } ?? ""): error: \($0.message)" }
  }
}
