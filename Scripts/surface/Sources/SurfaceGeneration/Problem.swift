/// What is wrong in a file, and what to do.
public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path below the repository's folder.
  public let path: String
  /// The line, counted from 1; nil if the problem is the whole file.
  public let line: Int?
  /// What is wrong, and what to do.
  public let message: String

  /// The problem on one line.
  public var description: String { "\(path):\(line.map { "\($0):" } ?? "") \(message)" }
}
