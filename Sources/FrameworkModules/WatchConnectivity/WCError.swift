import Foundation

/// Why the watch does not answer.
public struct WCError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported = 7002
    case notReachable = 7007
    case payloadTooLarge = 7009
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
