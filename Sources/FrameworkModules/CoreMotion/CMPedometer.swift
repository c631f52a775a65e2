import Foundation

/// How far the person walks. Inert: the device cannot tell.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Creates a pedometer.
  public override init() {}
  /// Whether the device supports it: no.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether the device supports it: no.
  open class func isDistanceAvailable() -> Bool { false }
  /// Whether the device supports it: no.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Whether the app has permission: no.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Asks how far the person walked. The answer is that the app has no permission.
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
    handler(nil, NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAuthorized.rawValue)))
  }
  /// Starts. Inert: nothing comes.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
  /// Stops.
  open func stopUpdates() {}
}

/// Gets how far the person walks.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
