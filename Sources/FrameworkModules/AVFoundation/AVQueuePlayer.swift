import Foundation
import UIKit

/// Plays several things. Inert.
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
  /// Creates a player.
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
}
