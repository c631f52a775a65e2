import Foundation

/// Who did something.
public enum INInteractionDirection: Int, Sendable {
  case unspecified = 0, outgoing, incoming
}
