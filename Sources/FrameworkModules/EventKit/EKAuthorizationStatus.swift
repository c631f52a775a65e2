import Foundation

/// Whether an app may read calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, fullAccess, writeOnly
  /// The app may read and write, by its name until iOS 17.
  public static let authorized = EKAuthorizationStatus.fullAccess
}
