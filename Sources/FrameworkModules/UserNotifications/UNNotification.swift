import Foundation

/// A notification that was shown. Inert: none ever is.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it was shown.
  public let date: Date
  /// What was scheduled.
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}
