import Foundation

/// When a notification is shown. Inert: none is.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is shown again and again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}
