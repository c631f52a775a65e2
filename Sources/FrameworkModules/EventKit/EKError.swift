import Foundation

/// Why calendars cannot be read.
public struct EKError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case noCalendar = 1
    case internalFailure = 5
    case eventStoreNotAuthorized = 29
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
