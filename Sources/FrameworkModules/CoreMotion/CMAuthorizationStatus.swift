import Foundation

/// Whether an app may know how the person moves.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized
}
