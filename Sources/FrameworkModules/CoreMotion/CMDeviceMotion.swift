import Foundation

/// How the device is held and moves.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// How it is held.
  public let attitude = CMAttitude()
  /// How fast it turns.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// The direction of gravity.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The acceleration that the person gives it.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}
