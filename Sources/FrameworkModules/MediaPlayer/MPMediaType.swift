import Foundation
import UIKit

/// Kinds of what a library holds.
public struct MPMediaType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Songs.
  public static let music = Self(rawValue: 1)
  /// Podcasts.
  public static let podcast = Self(rawValue: 2)
  /// Books.
  public static let audioBook = Self(rawValue: 4)
  /// All that is heard.
  public static let anyAudio = Self(rawValue: 0xFF)
  /// Films.
  public static let movie = Self(rawValue: 0x100)
  /// All.
  public static let any = Self(rawValue: 0xFFFF_FFFF)
}
