import Foundation

/// A sound. Inert.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual sound.
  open class var `default`: UNNotificationSound { UNNotificationSound(named: UNNotificationSoundName("")) }
  /// Creates a sound of a file.
  public init(named name: UNNotificationSoundName) {}
}
