import Foundation
@_exported import UIKit

/// How the device moves. Inert: it has no sensors.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// The interval between two values, in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The interval between two values, in seconds.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The interval between two values, in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Whether the device supports it: no.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether the device supports it: no.
  open var isGyroAvailable: Bool { false }
  /// Whether the device supports it: no.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether values come: no.
  open var isAccelerometerActive: Bool { false }
  /// Whether values come: no.
  open var isGyroActive: Bool { false }
  /// Whether values come: no.
  open var isDeviceMotionActive: Bool { false }
  /// The last value: none.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// The last value: none.
  open var gyroData: CMGyroData? { nil }
  /// The last value: none.
  open var deviceMotion: CMDeviceMotion? { nil }

  /// Creates a manager.
  public override init() {}
  /// Starts. Inert.
  open func startAccelerometerUpdates() {}
  /// Starts. Inert: no value comes.
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
  }
  /// Stops.
  open func stopAccelerometerUpdates() {}
  /// Starts. Inert.
  open func startGyroUpdates() {}
  /// Starts. Inert: no value comes.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
  /// Stops.
  open func stopGyroUpdates() {}
  /// Starts. Inert.
  open func startDeviceMotionUpdates() {}
  /// Starts. Inert: no value comes.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
  /// Stops.
  open func stopDeviceMotionUpdates() {}
}

/// Gets values.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Gets values.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Gets values.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
