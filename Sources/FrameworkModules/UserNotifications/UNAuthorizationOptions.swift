import Foundation
import UIKit

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options by their bits.
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
