import Foundation

/// Why nothing is known.
public struct HKError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case errorHealthDataUnavailable = 1
    case errorAuthorizationDenied = 4
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
