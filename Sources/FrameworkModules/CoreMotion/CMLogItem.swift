import Foundation

/// A value of a sensor. The classes exist for the signatures of methods: none comes.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// When it was measured, in seconds since the device started.
  open var timestamp: TimeInterval { 0 }
  override init() {}
}
