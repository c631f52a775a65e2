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
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// It cannot be woken.
    public static let unavailable = Code.unavailable
    /// It asks too often.
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    /// It may not.
    public static let notPermitted = Code.notPermitted
  }

  /// Says what is done then. Inert: the code is not called.
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping @Sendable (BGTask) -> Void
  ) -> Bool {
    true
  }
  /// Asks to be woken. It is kept, and never done.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    cancel(taskRequestWithIdentifier: taskRequest.identifier)
    pending.append(taskRequest)
  }
  /// Takes back what was asked.
  open func cancel(taskRequestWithIdentifier identifier: String) { pending.removeAll { $0.identifier == identifier } }
  /// Takes back all that was asked.
  open func cancelAllTaskRequests() { pending = [] }
  /// Tells what was asked.
  open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    completionHandler(pending)
  }
  /// What was asked.
  open func pendingTaskRequests() async -> [BGTaskRequest] { pending }
}
