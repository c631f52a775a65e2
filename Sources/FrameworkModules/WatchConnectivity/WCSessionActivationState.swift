import Foundation

/// Whether a session runs.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0, inactive, activated
}
