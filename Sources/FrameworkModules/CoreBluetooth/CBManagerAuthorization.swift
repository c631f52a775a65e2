import Foundation

/// Whether an app may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined = 0, restricted, denied, allowedAlways
}
