import Foundation
import UIKit

/// How an app's sounds mix with others. Inert.
@preconcurrency @MainActor open class AVAudioSession: NSObject {
  /// What an app does with sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a category by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Other apps go on.
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    /// Other apps stop, and a silent device is silent.
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// The app plays although the device is silent.
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    /// The app records.
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    /// The app plays and records.
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// What an app does with sound, more closely.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nothing special.
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// How sounds mix.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps go on.
    public static let mixWithOthers = Self(rawValue: 1)
    /// Other apps become less loud.
    public static let duckOthers = Self(rawValue: 2)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = Self(rawValue: 8)
  }

  private static let shared = AVAudioSession()
  /// What the app does with sound.
  open private(set) var category = Category.soloAmbient

  /// The app's session.
  open class func sharedInstance() -> AVAudioSession { shared }
  /// Says what the app does with sound. It never throws.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Says what the app does with sound. It never throws.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    self.category = category
  }
  /// Says what the app does with sound. It never throws.
  open func setCategory(_ category: Category, options: CategoryOptions) throws { self.category = category }
  /// Says what the app does with sound, with the names until Swift 4. It never throws.
  open func setCategory(_ category: String) throws { self.category = Category(rawValue: category) }
  /// Starts or ends. Inert; it never throws.
  open func setActive(_ active: Bool) throws {}
}
