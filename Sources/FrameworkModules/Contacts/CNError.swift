import Foundation

/// Why contacts cannot be read.
public struct CNError: LocalizedError, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// What the person is told.
  public var errorDescription: String? { code == .authorizationDenied ? "Access Denied" : nil }
}
