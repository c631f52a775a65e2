import Foundation

/// A notification that is scheduled.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is shown; `nil` stands for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a notification.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// The notification itself was tapped.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The notification was dismissed.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
