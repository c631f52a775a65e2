import Foundation

/// How the device is held and moves.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// How it is held.
  public let attitude = CMAttitude()
  /// How fast it turns.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// To where things fall.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// How the person moves it.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}
