import Foundation
import UIKit

/// How things fall. Inert.
@preconcurrency @MainActor open class SKPhysicsWorld: NSObject {
  /// How things fall, in metres per second squared.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// How fast time goes by.
  open var speed: CGFloat = 1
  /// Is told which bodies touch. Inert.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}
