import Foundation

/// Whether data have to arrive.
public enum MCSessionSendDataMode: Int, Sendable {
  case reliable = 0, unreliable
}
