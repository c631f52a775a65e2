import Foundation

/// Why the device cannot tell.
public struct CMError: Equatable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt32
}

/// The app may not know how the person moves.
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)
/// The device cannot tell how the person moves.
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
/// The domain of errors.
public let CMErrorDomain = "CMErrorDomain"
