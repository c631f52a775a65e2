import Foundation

/// A button of a notification. Inert.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// What it says.
  public let title: String
  /// What it does.
  public let options: UNNotificationActionOptions
  /// The picture of it. Inert.
  open private(set) var icon: UNNotificationActionIcon?
  /// Creates a button with a picture.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
  ) {
    self.init(identifier: identifier, title: title, options: options)
    self.icon = icon
  }
  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}
