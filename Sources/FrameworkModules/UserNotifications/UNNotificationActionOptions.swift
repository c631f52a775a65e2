import Foundation

/// What a button of a notification does.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device has to be unlocked.
  public static let authenticationRequired = Self(rawValue: 1)
  /// The button destroys something.
  public static let destructive = Self(rawValue: 2)
  /// The app is opened.
  public static let foreground = Self(rawValue: 4)
}
