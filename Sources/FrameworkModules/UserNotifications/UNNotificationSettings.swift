import Foundation
import UIKit

/// What the person lets an app do. It may do nothing.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the app may notify: no.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// Whether notifications make a sound: no.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Whether the icon has a number: no.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Whether notifications are shown over apps: no.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Whether notifications are kept for later: no.
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  /// Whether notifications are shown on the locked screen: no.
  open var lockScreenSetting: UNNotificationSetting { .disabled }
}
