import Foundation
import UIKit

/// How things fall. Inert.
open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
  /// The gravity.
  open var gravity = SCNVector3(x: 0, y: -9.8, z: 0)
  /// How fast time goes.
  open var speed: CGFloat = 1
}
