import Foundation
@_exported import UIKit

/// Three numbers: a point or a direction.
public struct SCNVector3: Equatable, Sendable {
  /// To the right.
  public var x: Float
  /// Up.
  public var y: Float
  /// Towards the viewer.
  public var z: Float

  /// Creates a point at the origin.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates a vector.
  public init(x: Float, y: Float, z: Float) {
    self.x = x
    self.y = y
    self.z = z
  }
  /// Creates a vector.
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  /// Creates a vector.
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  /// Creates a vector.
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  /// Creates a vector.
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
}

/// The origin.
public let SCNVector3Zero = SCNVector3()

/// Creates a vector.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x: x, y: y, z: z) }

/// Whether two vectors are equal.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }
