import Foundation

/// Why a tunnel is not there.
public struct NEVPNError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale,
      configurationReadWriteFailed, configurationUnknown
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// It is turned off.
  public static let configurationDisabled = Code.configurationDisabled
}
