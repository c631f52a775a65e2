import Audit

/// What holds for a whole run of the audit.
public struct RunHeader: Codable, Hashable, Sendable {
  /// The program and its version, such as `snug 0.1.0`.
  public var tool: String
  /// Every environment that screens were laid out in. Findings refer to them by ``MatrixCell/id``.
  public var environments: [MatrixCell]

  /// Makes a header from its parts.
  public init(tool: String, environments: [MatrixCell]) {
    self.tool = tool
    self.environments = environments
  }
}
