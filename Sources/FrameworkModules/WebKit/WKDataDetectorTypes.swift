import Foundation
import UIKit

/// Kinds of text that become links. Inert.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates types by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of the web.
  public static let link = Self(rawValue: 2)
  /// Addresses for letters.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// All.
  public static let all = Self(rawValue: .max)
}
