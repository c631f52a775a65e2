import Foundation
import UIKit

/// How a notification is shown while the app is used.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number at the icon.
  public static let badge = Self(rawValue: 1)
  /// Sound.
  public static let sound = Self(rawValue: 2)
  /// As an alert.
  public static let alert = Self(rawValue: 4)
  /// In the list.
  public static let list = Self(rawValue: 8)
  /// As a banner.
  public static let banner = Self(rawValue: 16)
}
