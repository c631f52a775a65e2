import Foundation
import UIKit

/// The kind of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// MPEG-4.
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  /// QuickTime.
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4 sound.
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
}
