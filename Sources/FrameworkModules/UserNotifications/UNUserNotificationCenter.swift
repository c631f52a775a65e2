import Foundation
@_exported import UIKit

/// Schedules notifications. Inert: none is ever shown.
@preconcurrency @MainActor open class UNUserNotificationCenter: NSObject {
  private static let shared = UNUserNotificationCenter()
  private var categories: Set<UNNotificationCategory> = []
  private var pending: [UNNotificationRequest] = []

  /// Hears of notifications. Inert: it hears nothing.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The app's centre.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Asks whether the app may notify. Inert: nobody answers.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}
  /// Tells what the person lets the app do. Inert: it never answers.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {}
  /// Says which kinds there are.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
  /// Schedules a notification. It is kept, and never shown.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    pending.removeAll { $0.identifier == request.identifier }
    pending.append(request)
  }
  /// Tells what is scheduled.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler(pending)
  }
  /// Takes scheduled notifications back.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }
  /// Takes all scheduled notifications back.
  open func removeAllPendingNotificationRequests() { pending = [] }
  /// Takes shown notifications away: there is none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Takes all shown notifications away: there is none.
  open func removeAllDeliveredNotifications() {}
}
