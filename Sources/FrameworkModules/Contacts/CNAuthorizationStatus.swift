import Foundation

/// Whether an app may read contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized, limited
}
