/// An error that the compiler reports in a source file.
public struct CompilerError: Codable, Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1, in bytes.
  public var column: Int
  /// The compiler's message.
  public var message: String

  /// Whether the error is in code that was generated for the file, so that the position is not in the file.
  public var isInGeneratedCode = false

  /// Whether a message says that the compiler gave up an expression because of its time limit.
  static func isAboutSlowExpression(_ message: String) -> Bool {
    message.contains("unable to type-check this expression in reasonable time")
  }

  /// Whether the error is often only a consequence of another one: a type whose initializer or member has an unknown type in
  /// its signature seems to have no initializer and not to conform to a protocol. So such an error counts only if there are
  /// no others.
  var isOftenConsequence: Bool {
    message.contains(/^value of type '.+' has no member 'init'/)
      || message.contains(/^(?:value of )?type '.+' does not conform to (?:specified type|protocol) '/)
  }

  /// The beginning of the message about a statement that compiles, but at which the app ends when it is launched. What
  /// follows may quote the compiler's message about another part of the code. The program that launches the app writes it
  /// (`SourceRewriter.Cut.messageOfTrap`).
  private static let trap = "the app ends here when it is launched: "

  /// What the compiler finds wrong at the position; empty where the app ends.
  var fault: String { message.hasPrefix(Self.trap) ? "" : message }

  private enum CodingKeys: String, CodingKey { case path, line, column, message }

  /// Makes an error from its position in a source file and its message.
  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// The error as one of code that was generated for a file.
  public func inCodeGenerated(for path: String) -> CompilerError {
    var error = self
    error.path = path
    error.isInGeneratedCode = true
    return error
  }

  /// Takes what the rewriter cannot rewrite for an error of the compiler.
  init(_ problem: Problem) {
    self.init(path: problem.path, line: problem.line, column: problem.column, message: problem.message)
  }
}
