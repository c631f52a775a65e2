import Foundation
import UIKit

/// Four numbers: an axis and an angle in radians.
public struct SCNVector4: Equatable, Sendable {
  /// To the right.
  public var x: Float
  /// Up.
  public var y: Float
  /// Towards the viewer.
  public var z: Float
  /// The fourth: of a rotation, its angle.
  public var w: Float

  /// Creates four zeros.
  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
  /// Creates a vector.
  public init(x: Float, y: Float, z: Float, w: Float) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
  /// Creates a vector.
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
}

/// A rotation as four numbers.
public typealias SCNQuaternion = SCNVector4

/// Creates a vector.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x: x, y: y, z: z, w: w)
}
