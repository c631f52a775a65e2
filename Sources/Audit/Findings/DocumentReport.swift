/// What the audit found in one document: its screens, or the reason why it could not be read.
public struct DocumentReport: Codable, Hashable, Sendable {
  /// A document that could not be audited.
  public struct Failure: Codable, Hashable, Sendable {
    /// The line of the document at which reading stopped, from 1.
    public var line: Int?
    /// What was wrong, one sentence.
    public var message: String

    /// Makes a failure from its parts.
    public init(line: Int?, message: String) {
      self.line = line
      self.message = message
    }
  }

  /// The path of the document, as it was given.
  public var document: String
  /// Why the document could not be audited; then ``screens`` is empty.
  public var failure: Failure?
  /// The environments in which its screens were laid out; reports of screens refer to them by ``MatrixCell/id``.
  public var environments: [MatrixCell]
  /// The screens, in the order of the document.
  public var screens: [ScreenReport]

  /// Makes a report from its parts.
  public init(
    document: String, failure: Failure? = nil, environments: [MatrixCell] = [], screens: [ScreenReport] = []
  ) {
    self.document = document
    self.failure = failure
    self.environments = environments
    self.screens = screens
  }
}
