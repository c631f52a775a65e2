/// A warning about a part of a project that could not be found or understood. The rest of the project is read.
public struct ProjectNote: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file or folder that the note is about.
  public var path: String
  /// What is wrong.
  public var message: String

  /// Makes a note from the path of a file or folder and a message about it.
  public init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// The note in the format of compiler warnings.
  public var description: String { "\(path): warning: \(message)" }
}
