import Foundation

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
  /// Stops.
  open func stopActivityUpdates() {}
  /// Asks what the person did. The answer is that the app has no permission.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    handler(nil, NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAuthorized.rawValue)))
  }
}

/// Gets what the person does.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// Gets what the person did.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
