import Foundation

/// Whether a tunnel is open.
public enum NEVPNStatus: Int, Sendable {
  case invalid = 0, disconnected, connecting, connected, reasserting, disconnecting
}
