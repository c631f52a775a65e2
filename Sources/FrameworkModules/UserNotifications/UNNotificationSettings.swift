import Foundation
import UIKit

/// What the person lets an app do. Inert: nobody was asked.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the app may notify: nobody was asked.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}
