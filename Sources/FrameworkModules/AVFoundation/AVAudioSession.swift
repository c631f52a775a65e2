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
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
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
  /// Sets what the app does with sound. It never throws.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Sets what the app does with sound. It never throws.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    self.category = category
  }
  /// Sets what the app does with sound. It never throws.
  open func setCategory(_ category: Category, options: CategoryOptions) throws { self.category = category }
  /// Sets what the app does with sound, with the names until Swift 4. It never throws.
  open func setCategory(_ category: String) throws { self.category = Category(rawValue: category) }
  /// Starts or ends. Inert; it never throws.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// How a session ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps go on.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  /// Whether an app may record.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }
  /// Whether the app may record: no.
  open var recordPermission: RecordPermission { .denied }
  /// Asks whether the app may record. The answer is no.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
  /// How loud the device is, from 0 to 1.
  open var outputVolume: Float { 0 }
  /// Seconds until a sound is heard.
  open var outputLatency: TimeInterval { 0 }
  /// Whether another app plays: no.
  open var isOtherAudioPlaying: Bool { false }
}
