import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The first line.
  open internal(set) var title = ""
  /// The second line.
  open internal(set) var subtitle = ""
  /// The text.
  open internal(set) var body = ""
  /// The number at the icon.
  open internal(set) var badge: NSNumber?
  /// The sound.
  open internal(set) var sound: UNNotificationSound?
  /// The identifier of its category.
  open internal(set) var categoryIdentifier = ""
  /// The identifier of its thread.
  open internal(set) var threadIdentifier = ""
  /// What the app wants to know later.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The picture of the launch screen. Inert.
  open internal(set) var launchImageName = ""
  /// How much it matters. Inert.
  open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// How it is sorted, from 0 to 1. Inert.
  open internal(set) var relevanceScore: Double = 0
  /// Pictures and sounds.
  open internal(set) var attachments: [UNNotificationAttachment] = []
}
