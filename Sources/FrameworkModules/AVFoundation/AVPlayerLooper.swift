import Foundation
import UIKit

/// Plays a film for ever. Inert.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
  /// Creates a looper.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
  /// Stops. Inert.
  open func disableLooping() {}
}
