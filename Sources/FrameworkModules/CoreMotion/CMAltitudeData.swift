import Foundation

/// How high the device is. The class exists for the signatures of methods: nothing is known.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  /// Metres above the start.
  open var relativeAltitude: NSNumber { 0 }
  /// The pressure of the air, in kilopascal.
  open var pressure: NSNumber { 0 }
}
