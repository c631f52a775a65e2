import Foundation

/// Whether an app may write.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, sharingDenied, sharingAuthorized
}
