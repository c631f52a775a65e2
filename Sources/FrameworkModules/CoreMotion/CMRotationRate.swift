import Foundation

/// How fast the device turns, in radians per second.
public struct CMRotationRate: Equatable, Sendable {
  /// About the axis to its right.
  public var x: Double
  /// About the axis to its top.
  public var y: Double
  /// About the axis out of the screen.
  public var z: Double
  /// Creates a value.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }
}
