import Foundation
import UIKit

/// How a node falls and is hit. Inert.
open class SCNPhysicsBody: NSObject, @unchecked Sendable {
  /// What moves a body.
  public enum BodyType: Int, Sendable {
    case `static` = 0, dynamic, kinematic
  }

  /// What moves it.
  open var type: BodyType
  /// The mass.
  open var mass: CGFloat = 1
  /// How much it bounces.
  open var restitution: CGFloat = 0.5
  /// Whether it falls.
  open var isAffectedByGravity = true
  /// The categories to which it belongs.
  open var categoryBitMask = 1
  /// The categories with which it collides.
  open var collisionBitMask = -1

  /// Creates a body.
  public required init(type: BodyType, shape: SCNPhysicsShape?) { self.type = type }
  /// A body that does not move.
  open class func `static`() -> Self { self.init(type: .static, shape: nil) }
  /// A body that is moved.
  open class func dynamic() -> Self { self.init(type: .dynamic, shape: nil) }
  /// Pushes it. Inert.
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
}
