import Foundation

/// What a kind of notification does.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told when the notification is dismissed.
  public static let customDismissAction = Self(rawValue: 1)
  /// It is shown in a car.
  public static let allowInCarPlay = Self(rawValue: 2)
}
