import Foundation
import UIKit

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number at the icon.
  public static let badge = Self(rawValue: 1)
  /// Sound.
  public static let sound = Self(rawValue: 2)
  /// Banners.
  public static let alert = Self(rawValue: 4)
  /// In a car.
  public static let carPlay = Self(rawValue: 8)
  /// Although the device is silent.
  public static let criticalAlert = Self(rawValue: 16)
  /// Without asking.
  public static let provisional = Self(rawValue: 64)
}
