import Foundation
@_exported import UIKit

/// Schedules notifications for the user. Inert: no notification is ever shown.
@preconcurrency @MainActor open class UNUserNotificationCenter: NSObject {
  private static let shared = UNUserNotificationCenter()
  private var categories: Set<UNNotificationCategory> = []
  private var pending: [UNNotificationRequest] = []

  /// The delegate, which handles notifications. Inert: it is never called.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The app's centre.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Asks the user whether the app may show notifications. The handler gets the answer false at once.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }
  /// Asks the user whether the app may show notifications. The answer is always false.
  @discardableResult open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  /// Passes the notification settings to a handler: the user permits nothing.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }
  /// The notification settings: the user permits nothing.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Passes the categories of notifications that were set to a handler.
  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    completionHandler(categories)
  }
  /// Passes the notifications that were shown to a handler: always none.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) { completionHandler([]) }
  /// The notifications that were shown: always none.
  open func deliveredNotifications() async -> [UNNotification] { [] }
  /// The requests of notifications that are scheduled.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
  /// Sets the number on the app's icon. Inert: there is no icon.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// Schedules a notification. The request is kept, but the notification is never shown.
  open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }
  /// Sets the categories of notifications, which define their actions.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
  /// Schedules a notification. The request is kept, but the notification is never shown.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    pending.removeAll { $0.identifier == request.identifier }
    pending.append(request)
    completionHandler?(nil)
  }
  /// Passes the requests of notifications that are scheduled to a handler.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler(pending)
  }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }
  open func removeAllPendingNotificationRequests() { pending = [] }
  /// Removes notifications that were shown. Inert: none was shown.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Removes all notifications that were shown. Inert: none was shown.
  open func removeAllDeliveredNotifications() {}
}
