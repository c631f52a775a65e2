import Foundation

/// Why nothing was sent.
public struct MCError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown = 0, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
