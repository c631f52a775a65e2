import Foundation

/// What a person answered. Inert: nobody answers.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// What was answered.
  public let notification: UNNotification
  /// The button that was tapped.
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}
