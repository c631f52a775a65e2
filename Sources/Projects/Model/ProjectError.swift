/// The reason why a project cannot be read, with the file and line.
public struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the faulty file, or of the project as the user passed it.
  public var path: String
  /// The line, counted from 1; `nil` if the error does not refer to a line.
  public var line: Int?
  /// What is wrong, and what the user can do about it.
  public var message: String

  init(_ path: String, line: Int? = nil, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// The error in the format of compiler errors.
  public var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): error: \(message)" }
}
