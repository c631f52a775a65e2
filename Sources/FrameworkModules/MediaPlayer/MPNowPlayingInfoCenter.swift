import Foundation
import UIKit

/// What the locked screen says about the song. Inert: what is set is kept.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()
  /// What is said.
  open var nowPlayingInfo: [String: Any]?
  /// The app's centre.
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
}

/// The key of the current time in the song, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of how fast the song is played.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
