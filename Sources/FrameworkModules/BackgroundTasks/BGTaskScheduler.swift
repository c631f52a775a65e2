import Foundation
@_exported import UIKit

/// Wakes the app. Inert: it is never woken.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The app's scheduler.
  public static let shared = BGTaskScheduler()
  private var pending: [BGTaskRequest] = []
  override init() {}

  /// Why the app cannot be woken.
  public struct Error: Swift.Error, Equatable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
      case unavailable = 1, tooManyPendingTaskRequests, notPermitted
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    /// Background tasks are not available.
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
  ) -> Bool {
    true
  }
  /// Asks to be woken. The request is kept, and never carried out.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    cancel(taskRequestWithIdentifier: taskRequest.identifier)
    pending.append(taskRequest)
  }
  open func cancel(taskRequestWithIdentifier identifier: String) { pending.removeAll { $0.identifier == identifier } }
  open func cancelAllTaskRequests() { pending = [] }
  /// Passes the open requests to a handler.
  open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    completionHandler(pending)
  }
  /// The open requests.
  open func pendingTaskRequests() async -> [BGTaskRequest] { pending }
}
