/// The reasons why a configuration cannot be used.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The problems in the file, in the order of their lines.
  public var problems: [ConfigurationProblem]
  /// The number of further problems, which ``problems`` leaves out.
  public var more: Int

  /// Makes an error from the path of the configuration file and the problems in it.
  public init(path: String, problems: [ConfigurationProblem], more: Int = 0) {
    self.path = path
    self.problems = problems
    self.more = more
  }

  /// One line per problem, with the file and the line, and one with the number of further problems.
  public var lines: [String] {
    problems.map { "\(path)\($0.line.map { ":\($0)" } ?? ""): error: \($0.message)" }
      + (more == 0 ? [] : ["\(path): error: and \(more) more"])
  }
}
