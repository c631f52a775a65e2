import Foundation

/// Why a model cannot be used.
public struct MLModelError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case generic = 0, featureType
    case io = 3
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
