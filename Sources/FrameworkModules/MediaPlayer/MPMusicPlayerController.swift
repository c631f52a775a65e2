import Foundation
import UIKit

/// Plays songs of the library. Inert: nothing is heard.
@preconcurrency @MainActor open class MPMusicPlayerController: NSObject {
  private static let shared = MPMusicPlayerController()
  /// The player of the system.
  open class var systemMusicPlayer: MPMusicPlayerController { shared }
  /// The player of the app.
  open class var applicationMusicPlayer: MPMusicPlayerController { shared }
  /// What is played: nothing.
  open var nowPlayingItem: MPMediaItem?
  /// Sets what is played. Inert.
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  /// Starts. Inert.
  open func play() {}
  /// Pauses. Inert.
  open func pause() {}
  /// Stops. Inert.
  open func stop() {}
}
