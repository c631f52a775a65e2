import Foundation
import UIKit

/// Which films wait for a tap. Inert.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates types by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Those that are heard.
  public static let audio = Self(rawValue: 1)
  /// Those that are seen.
  public static let video = Self(rawValue: 2)
  /// All.
  public static let all = Self(rawValue: .max)
}
