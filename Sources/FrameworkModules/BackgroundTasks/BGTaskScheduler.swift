import Foundation
@_exported import UIKit

/// Schedules tasks for which the system launches or wakes the app in the background. Inert: no task ever runs.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The app's scheduler.
  public static let shared = BGTaskScheduler()
  private var pending: [BGTaskRequest] = []
  override init() {}

  /// The error of a request that cannot be scheduled. It is never thrown here.
  public struct Error: Swift.Error, Equatable, Sendable {
    /// The reasons why a request cannot be scheduled.
    public enum Code: Int, Sendable {
      case unavailable = 1, tooManyPendingTaskRequests, notPermitted
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    /// Background tasks are not available.
    public static let unavailable = Code.unavailable
    /// The app has too many pending requests.
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    /// The app is not permitted to schedule the task.
    public static let notPermitted = Code.notPermitted
  }

  /// Registers the handler of a background task. Inert: the handler is never called.
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping @Sendable (BGTask) -> Void
  ) -> Bool {
    true
  }
  /// Schedules a background task. The request is kept, but its task never runs.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    cancel(taskRequestWithIdentifier: taskRequest.identifier)
    pending.append(taskRequest)
  }
  open func cancel(taskRequestWithIdentifier identifier: String) { pending.removeAll { $0.identifier == identifier } }
  open func cancelAllTaskRequests() { pending = [] }
  /// Passes the pending requests to a handler.
  open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    completionHandler(pending)
  }
  /// The pending requests.
  open func pendingTaskRequests() async -> [BGTaskRequest] { pending }
}
