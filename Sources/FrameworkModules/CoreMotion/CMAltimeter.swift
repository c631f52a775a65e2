import Foundation

/// Measures the altitude of the device. Inert: the device does not support it.
open class CMAltimeter: NSObject, @unchecked Sendable {
  /// Creates an altimeter.
  public override init() {}
  /// Whether the device supports it: no.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Whether the app has permission: no.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Starts. Inert: nothing comes.
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {}
  /// Stops.
  open func stopRelativeAltitudeUpdates() {}
}

/// Gets how high the device is.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
