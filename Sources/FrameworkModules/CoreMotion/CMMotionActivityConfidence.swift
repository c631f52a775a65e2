import Foundation

/// The confidence of a value.
public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0, medium, high
}
