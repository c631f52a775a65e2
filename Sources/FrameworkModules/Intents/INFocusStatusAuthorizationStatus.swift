import Foundation

/// Whether an app may know.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized
}
