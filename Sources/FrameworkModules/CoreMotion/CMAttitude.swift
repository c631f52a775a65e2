import Foundation

/// How the device is held.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// About the axis to its top, in radians.
  open var roll: Double { 0 }
  /// About the axis to its right, in radians.
  open var pitch: Double { 0 }
  /// About the axis out of the screen, in radians.
  open var yaw: Double { 0 }
  override init() {}
}
