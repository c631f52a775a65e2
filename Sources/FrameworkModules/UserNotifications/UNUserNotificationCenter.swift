import Foundation
@_exported import UIKit

/// Schedules notifications. Inert: none is ever shown.
@preconcurrency @MainActor open class UNUserNotificationCenter: NSObject {
  private static let shared = UNUserNotificationCenter()
  private var categories: Set<UNNotificationCategory> = []
  private var pending: [UNNotificationRequest] = []

  /// Is told of notifications. Inert: it is never called.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The app's centre.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Asks whether the app may notify. The answer is no.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }
  /// Asks whether the app may notify. The answer is no.
  @discardableResult open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  /// Tells what the person lets the app do: nothing.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }
  /// What the person lets the app do: nothing.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Tells which kinds there are.
  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    completionHandler(categories)
  }
  /// Tells what was shown: nothing.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) { completionHandler([]) }
  /// What was shown: nothing.
  open func deliveredNotifications() async -> [UNNotification] { [] }
  /// What is scheduled.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
  /// Sets the number at the icon. Inert.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// Schedules a notification. It is kept, and never shown.
  open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }
  /// Says which kinds there are.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
  /// Schedules a notification. It is kept, and never shown.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    pending.removeAll { $0.identifier == request.identifier }
    pending.append(request)
    completionHandler?(nil)
  }
  /// Tells what is scheduled.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler(pending)
  }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }
  open func removeAllPendingNotificationRequests() { pending = [] }
  /// Removes shown notifications: there is none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Removes all shown notifications: there is none.
  open func removeAllDeliveredNotifications() {}
}
