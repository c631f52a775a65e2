import Foundation

/// How sure something is.
public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0, medium, high
}
