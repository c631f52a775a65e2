import Foundation
import UIKit

/// Buttons of the locked screen and of headphones. Inert: none is pressed.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let only = MPRemoteCommandCenter()
  /// Start.
  public let playCommand = MPRemoteCommand()
  /// Pause.
  public let pauseCommand = MPRemoteCommand()
  /// Stop.
  public let stopCommand = MPRemoteCommand()
  /// Start or pause.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The next song.
  public let nextTrackCommand = MPRemoteCommand()
  /// The song before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Some seconds on.
  public let skipForwardCommand = MPRemoteCommand()
  /// Some seconds back.
  public let skipBackwardCommand = MPRemoteCommand()
  /// Another place in the song.
  public let changePlaybackPositionCommand = MPRemoteCommand()
  /// The app's centre.
  open class func shared() -> MPRemoteCommandCenter { only }
}
