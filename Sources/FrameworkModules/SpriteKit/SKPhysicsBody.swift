import Foundation
import UIKit

/// How a node falls and is hit. Inert.
@preconcurrency @MainActor open class SKPhysicsBody: NSObject {
  /// Whether it moves.
  open var isDynamic = true
  /// Whether it falls.
  open var affectedByGravity = true
  /// Whether it turns.
  open var allowsRotation = true
  /// How it bounces, from 0 to 1.
  open var restitution: CGFloat = 0.2
  /// How rough it is, from 0 to 1.
  open var friction: CGFloat = 0.2
  /// How heavy it is.
  open var mass: CGFloat = 1
  /// How it moves, in points per second.
  open var velocity = CGVector.zero
  /// What it is.
  open var categoryBitMask: UInt32 = .max
  /// What it hits.
  open var collisionBitMask: UInt32 = .max
  /// What it tells of.
  open var contactTestBitMask: UInt32 = 0

  /// Creates a circle.
  public init(circleOfRadius r: CGFloat) {}
  /// Creates a rect.
  public init(rectangleOf s: CGSize) {}
  /// Creates a hollow rect.
  public init(edgeLoopFrom rect: CGRect) {}
  /// Pushes it. Inert.
  open func applyImpulse(_ impulse: CGVector) {}
  /// Pulls it. Inert.
  open func applyForce(_ force: CGVector) {}
}
