import Foundation
@_exported import UIKit

/// A task that takes a short time.
open class BGAppRefreshTask: BGTask {}

/// A request for a task that takes a short time.
open class BGAppRefreshTaskRequest: BGTaskRequest {}

/// A task that takes a longer time.
open class BGProcessingTask: BGTask {}

/// A request for a task that takes a longer time.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether a network is needed.
  open var requiresNetworkConnectivity = false
  /// Whether the device has to be charged.
  open var requiresExternalPower = false
}

/// What the app does when it is woken. The classes exist for the signatures of methods: it never is.
open class BGTask: NSObject {
  /// The identifier.
  public let identifier: String
  /// Called when the time is over.
  @inert open var expirationHandler: (() -> Void)?
  @kept init(identifier: String)
  /// Says that it is done.
  @inert open func setTaskCompleted(success: Bool)
}

/// When the app wants to be woken.
open class BGTaskRequest: NSObject {
  /// The identifier.
  public let identifier: String
  /// The earliest time at which the app is woken.
  open var earliestBeginDate: Date?
  /// Creates a request.
  @kept public init(identifier: String)
}

/// Wakes the app. Inert: it is never woken.
@byHand open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The app's scheduler.
  public static let shared = BGTaskScheduler()

  /// Why the app cannot be woken.
  public struct Error: Swift.Error, Equatable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
      case unavailable = 1, tooManyPendingTaskRequests, notPermitted
    }
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code)
    /// It cannot be woken.
    public static let unavailable = Code.unavailable
    /// The app has too many open requests.
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    /// The app has no permission.
    public static let notPermitted = Code.notPermitted
  }

  /// Registers the code of a task. Inert: the code is not called.
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping @Sendable (BGTask) -> Void
  ) -> Bool
  /// Asks to be woken. The request is kept, and never carried out.
  open func submit(_ taskRequest: BGTaskRequest) throws
  /// Cancels a request.
  open func cancel(taskRequestWithIdentifier identifier: String)
  /// Cancels all requests.
  open func cancelAllTaskRequests()
  /// Passes the open requests to a handler.
  open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void)
  /// The open requests.
  open func pendingTaskRequests() async -> [BGTaskRequest]
}
