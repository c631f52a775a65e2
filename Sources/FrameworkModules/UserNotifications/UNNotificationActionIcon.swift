import Foundation

/// The picture of a button. Inert.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  /// A picture of the app.
  public init(templateImageName: String) {}
  /// A symbol of the system.
  public init(systemImageName: String) {}
}
