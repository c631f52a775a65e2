/// An error about source code that cannot be rewritten so that it works without an Objective-C runtime.
public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1, in bytes.
  public let column: Int
  /// The error message, with advice on what to write instead.
  public let message: String

  /// The problem as compilers print it.
  public var description: String { "\(path):\(line):\(column): error: \(message)" }
}
