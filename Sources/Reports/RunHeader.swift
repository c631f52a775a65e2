/// What holds for a whole run of the audit.
public struct RunHeader: Codable, Hashable, Sendable {
  /// The program and its version, such as `snug 0.1.0`.
  public var tool: String

  /// Makes a header.
  public init(tool: String) {
    self.tool = tool
  }
}
