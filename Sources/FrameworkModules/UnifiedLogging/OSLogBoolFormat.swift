import Foundation

/// How a truth value is written. Inert.
public enum OSLogBoolFormat: Sendable {
  case truth, answer
}
