import Foundation
import UIKit

/// The media that wait for a tap. Inert.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates types by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Media with sound.
  public static let audio = Self(rawValue: 1)
  /// Media with pictures.
  public static let video = Self(rawValue: 2)
  /// All.
  public static let all = Self(rawValue: .max)
}
