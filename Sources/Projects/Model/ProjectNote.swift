/// Something that a project says and that could not be understood or found. The rest of the project is read.
public struct ProjectNote: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The file or folder that the note is about.
  public var path: String
  /// What is wrong.
  public var message: String

  /// Makes a note.
  public init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// The note as compilers print warnings.
  public var description: String { "\(path): warning: \(message)" }
}
