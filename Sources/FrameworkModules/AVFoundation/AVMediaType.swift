import Foundation
import UIKit

/// What a device records.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = Self(rawValue: "vide")
  /// Sound.
  public static let audio = Self(rawValue: "soun")
}
