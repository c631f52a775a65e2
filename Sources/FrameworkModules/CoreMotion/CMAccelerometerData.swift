import Foundation

/// How fast the speed changes.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The value.
  open var acceleration: CMAcceleration { CMAcceleration() }
}
