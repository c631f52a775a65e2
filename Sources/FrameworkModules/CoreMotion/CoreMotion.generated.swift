// Made by `make surface` from Surface/CoreMotion.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// The acceleration, in multiples of gravity.
public struct CMAcceleration: Equatable, Sendable {
  /// To the right of the device.
  public var x: Double
  /// To its top.
  public var y: Double
  /// Out of the screen.
  public var z: Double
  /// Creates a value.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// The acceleration.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The value.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

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
  /// Stops. Inert.
  open func stopRelativeAltitudeUpdates() {}
}

/// Gets how high the device is.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// How high the device is. The class exists for the signatures of methods: nothing is known.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  /// Metres above the start.
  open var relativeAltitude: NSNumber { 0 }
  /// The pressure of the air, in kilopascal.
  open var pressure: NSNumber { 0 }
}

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

/// Whether an app may know how the person moves.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized
}

/// How the device is held and moves.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// How it is held.
  public let attitude = CMAttitude()
  /// How fast it turns.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// The direction of gravity.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The acceleration that the person gives it.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// Why the device cannot tell.
public struct CMError: Equatable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt32
}

/// The app may not know how the person moves.
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)

/// The device cannot tell how the person moves.
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)

/// The domain of errors.
public let CMErrorDomain = "CMErrorDomain"

/// How fast the device turns.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// The value.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// A value of a sensor. The classes exist for the signatures of methods: none comes.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// When it was measured, in seconds since the device started.
  open var timestamp: TimeInterval { 0 }
  override init() {}
}

/// What the person does. The class exists for the signatures of methods: nothing is known.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  /// Whether the device lies still.
  open var stationary: Bool { false }
  /// Whether the person walks.
  open var walking: Bool { false }
  /// Whether the person runs.
  open var running: Bool { false }
  /// Whether the person sits in a car.
  open var automotive: Bool { false }
  /// Whether the person rides a bicycle.
  open var cycling: Bool { false }
  /// Whether that is not known.
  open var unknown: Bool { true }
  /// The start.
  open var startDate: Date { .distantPast }
  /// The confidence.
  open var confidence: CMMotionActivityConfidence { .low }
}

/// The confidence of a value.
public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0, medium, high
}

/// What the person does. Inert: the device cannot tell.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// Creates a manager.
  public override init() {}
  /// Whether the device supports it: no.
  open class func isActivityAvailable() -> Bool { false }
  /// Whether the app has permission: no.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Starts. Inert: nothing comes.
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
  /// Stops. Inert.
  open func stopActivityUpdates() {}
  /// Asks what the person did. The answer is that the app has no permission.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) { handler(nil, NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAuthorized.rawValue))) }
}

/// Gets what the person does.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void

/// Gets what the person did.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// How the device moves. Inert: it has no sensors.
open class CMMotionManager: NSObject {
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
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {}
  /// Stops. Inert.
  open func stopAccelerometerUpdates() {}
  /// Starts. Inert.
  open func startGyroUpdates() {}
  /// Starts. Inert: no value comes.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
  /// Stops. Inert.
  open func stopGyroUpdates() {}
  /// Starts. Inert.
  open func startDeviceMotionUpdates() {}
  /// Starts. Inert: no value comes.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
  /// Stops. Inert.
  open func stopDeviceMotionUpdates() {}
}

/// Gets values.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void

/// Gets values.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// Gets values.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

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
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) { handler(nil, NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAuthorized.rawValue))) }
  /// Starts. Inert: nothing comes.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
  /// Stops. Inert.
  open func stopUpdates() {}
}

/// Gets how far the person walks.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// How far the person walks. The class exists for the signatures of methods: nothing is known.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// Since when.
  open var startDate: Date { .distantPast }
  /// The end.
  open var endDate: Date { .distantPast }
  /// Steps.
  open var numberOfSteps: NSNumber { 0 }
  /// Metres.
  open var distance: NSNumber? { nil }
  /// Floors up.
  open var floorsAscended: NSNumber? { nil }
  /// Floors down.
  open var floorsDescended: NSNumber? { nil }
  /// Seconds per metre.
  open var currentPace: NSNumber? { nil }
  /// Steps per second.
  open var currentCadence: NSNumber? { nil }
  /// Seconds per metre.
  open var averageActivePace: NSNumber? { nil }
  override init() {}
}

/// How fast the device turns, in radians per second.
public struct CMRotationRate: Equatable, Sendable {
  /// About the axis to its right.
  public var x: Double
  /// About the axis to its top.
  public var y: Double
  /// About the axis out of the screen.
  public var z: Double
  /// Creates a value.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }
}

@_spi(Generated) extension CMAltimeter: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { CMAltimeter() }
}

@_spi(Generated) extension CMMotionActivityManager: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { CMMotionActivityManager() }
}

@_spi(Generated) extension CMMotionManager: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { CMMotionManager() }
}

@_spi(Generated) extension CMPedometer: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { CMPedometer() }
}
