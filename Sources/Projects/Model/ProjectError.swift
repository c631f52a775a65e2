/// Why a project cannot be read, with its place.
public struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file that is wrong, or the project as it was named.
  public var path: String
  /// The line, counted from 1; `nil` if the fault has none.
  public var line: Int?
  /// What is wrong, and what to do.
  public var message: String

  init(_ path: String, line: Int? = nil, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// The error as compilers print it.
  public var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): error: \(message)" }
}
