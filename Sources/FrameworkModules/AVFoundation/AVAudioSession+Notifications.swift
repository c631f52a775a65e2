import Foundation
import UIKit

extension AVAudioSession {
  /// Another app took the sound, or gave it back. Inert: it is never sent.
  public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
  /// Headphones came or went. Inert: it is never sent.
  public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")

  /// Whether the sound was taken.
  public enum InterruptionType: UInt, Sendable {
    case ended = 0, began
  }
  /// What may be done then.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app may go on.
    public static let shouldResume = Self(rawValue: 1)
  }
  /// Why the sound goes elsewhere.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory = 7
    case routeConfigurationChange = 8
  }
}

/// The key of whether the sound was taken.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what may be done then.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of why the sound goes elsewhere.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
