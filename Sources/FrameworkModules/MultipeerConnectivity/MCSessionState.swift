import Foundation

/// Whether a device is connected.
public enum MCSessionState: Int, Sendable {
  case notConnected = 0, connecting, connected
}
