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
  @kept public init(x: Double = 0, y: Double = 0, z: Double = 0)
}

/// The acceleration.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The value.
  @answers(CMAcceleration()) open var acceleration: CMAcceleration { get }
}

/// Measures the altitude of the device. Inert: the device does not support it.
open class CMAltimeter: NSObject, @unchecked Sendable {
  /// Creates an altimeter.
  public override init()
  /// Whether the device supports it: no.
  @answers(false) open class func isRelativeAltitudeAvailable() -> Bool
  /// Whether the app has permission: no.
  @answers(.denied) open class func authorizationStatus() -> CMAuthorizationStatus
  /// Starts. Inert: nothing comes.
  @inert
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler)
  /// Stops.
  @inert open func stopRelativeAltitudeUpdates()
}

/// Gets how high the device is.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// How high the device is. The class exists for the signatures of methods: nothing is known.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  /// Metres above the start.
  @answers(0) open var relativeAltitude: NSNumber { get }
  /// The pressure of the air, in kilopascal.
  @answers(0) open var pressure: NSNumber { get }
}

/// How the device is held.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// About the axis to its top, in radians.
  @answers(0) open var roll: Double { get }
  /// About the axis to its right, in radians.
  @answers(0) open var pitch: Double { get }
  /// About the axis out of the screen, in radians.
  @answers(0) open var yaw: Double { get }
  override init()
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
  @answers(CMRotationRate()) open var rotationRate: CMRotationRate { get }
  /// The direction of gravity.
  @answers(CMAcceleration()) open var gravity: CMAcceleration { get }
  /// The acceleration that the person gives it.
  @answers(CMAcceleration()) open var userAcceleration: CMAcceleration { get }
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
  @answers(CMRotationRate()) open var rotationRate: CMRotationRate { get }
}

/// A value of a sensor. The classes exist for the signatures of methods: none comes.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// When it was measured, in seconds since the device started.
  @answers(0) open var timestamp: TimeInterval { get }
  override init()
}

/// What the person does. The class exists for the signatures of methods: nothing is known.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  /// Whether the device lies still.
  @answers(false) open var stationary: Bool { get }
  /// Whether the person walks.
  @answers(false) open var walking: Bool { get }
  /// Whether the person runs.
  @answers(false) open var running: Bool { get }
  /// Whether the person sits in a car.
  @answers(false) open var automotive: Bool { get }
  /// Whether the person rides a bicycle.
  @answers(false) open var cycling: Bool { get }
  /// Whether that is not known.
  @answers(true) open var unknown: Bool { get }
  /// The start.
  @answers(.distantPast) open var startDate: Date { get }
  /// The confidence.
  @answers(.low) open var confidence: CMMotionActivityConfidence { get }
}

/// The confidence of a value.
public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0, medium, high
}

/// What the person does. Inert: the device cannot tell.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// Creates a manager.
  public override init()
  /// Whether the device supports it: no.
  @answers(false) open class func isActivityAvailable() -> Bool
  /// Whether the app has permission: no.
  @answers(.denied) open class func authorizationStatus() -> CMAuthorizationStatus
  /// Starts. Inert: nothing comes.
  @inert
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler)
  /// Stops.
  @inert open func stopActivityUpdates()
  /// Asks what the person did. The answer is that the app has no permission.
  @answers(handler(nil, NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAuthorized.rawValue))))
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  )
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
  @answers(false) open var isAccelerometerAvailable: Bool { get }
  /// Whether the device supports it: no.
  @answers(false) open var isGyroAvailable: Bool { get }
  /// Whether the device supports it: no.
  @answers(false) open var isDeviceMotionAvailable: Bool { get }
  /// Whether values come: no.
  @answers(false) open var isAccelerometerActive: Bool { get }
  /// Whether values come: no.
  @answers(false) open var isGyroActive: Bool { get }
  /// Whether values come: no.
  @answers(false) open var isDeviceMotionActive: Bool { get }
  /// The last value: none.
  @answers(nil) open var accelerometerData: CMAccelerometerData? { get }
  /// The last value: none.
  @answers(nil) open var gyroData: CMGyroData? { get }
  /// The last value: none.
  @answers(nil) open var deviceMotion: CMDeviceMotion? { get }

  /// Creates a manager.
  public override init()
  /// Starts.
  @inert open func startAccelerometerUpdates()
  /// Starts. Inert: no value comes.
  @inert
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
  /// Stops.
  @inert open func stopAccelerometerUpdates()
  /// Starts.
  @inert open func startGyroUpdates()
  /// Starts. Inert: no value comes.
  @inert open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler)
  /// Stops.
  @inert open func stopGyroUpdates()
  /// Starts.
  @inert open func startDeviceMotionUpdates()
  /// Starts. Inert: no value comes.
  @inert
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler)
  /// Stops.
  @inert open func stopDeviceMotionUpdates()
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
  public override init()
  /// Whether the device supports it: no.
  @answers(false) open class func isStepCountingAvailable() -> Bool
  /// Whether the device supports it: no.
  @answers(false) open class func isDistanceAvailable() -> Bool
  /// Whether the device supports it: no.
  @answers(false) open class func isFloorCountingAvailable() -> Bool
  /// Whether the app has permission: no.
  @answers(.denied) open class func authorizationStatus() -> CMAuthorizationStatus
  /// Asks how far the person walked. The answer is that the app has no permission.
  @answers(handler(nil, NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAuthorized.rawValue))))
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler)
  /// Starts. Inert: nothing comes.
  @inert open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler)
  /// Stops.
  @inert open func stopUpdates()
}

/// Gets how far the person walks.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// How far the person walks. The class exists for the signatures of methods: nothing is known.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// Since when.
  @answers(.distantPast) open var startDate: Date { get }
  /// The end.
  @answers(.distantPast) open var endDate: Date { get }
  /// Steps.
  @answers(0) open var numberOfSteps: NSNumber { get }
  /// Metres.
  @answers(nil) open var distance: NSNumber? { get }
  /// Floors up.
  @answers(nil) open var floorsAscended: NSNumber? { get }
  /// Floors down.
  @answers(nil) open var floorsDescended: NSNumber? { get }
  /// Seconds per metre.
  @answers(nil) open var currentPace: NSNumber? { get }
  /// Steps per second.
  @answers(nil) open var currentCadence: NSNumber? { get }
  /// Seconds per metre.
  @answers(nil) open var averageActivePace: NSNumber? { get }
  override init()
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
  @kept public init(x: Double = 0, y: Double = 0, z: Double = 0)
}
