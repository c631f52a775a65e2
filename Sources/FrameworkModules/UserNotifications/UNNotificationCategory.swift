import Foundation

/// A kind of notification. Inert.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// Its buttons.
  public let actions: [UNNotificationAction]
  /// What it does.
  public let options: UNNotificationCategoryOptions
  /// Creates a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.options = options
  }
}
