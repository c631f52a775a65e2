import Foundation

/// The acceleration.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The value.
  open var acceleration: CMAcceleration { CMAcceleration() }
}
