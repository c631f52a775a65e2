import Foundation

/// How fast the device turns.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// The value.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}
