import Foundation

/// The acceleration, in multiples of gravity.
public struct CMAcceleration: Equatable, Sendable {
  /// To the right of the device.
  public var x: Double
  /// To its top.
  public var y: Double
  /// Out of the screen.
  public var z: Double
  /// Creates a value.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }
}
