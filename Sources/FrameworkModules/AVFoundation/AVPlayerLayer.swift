import Foundation
import UIKit

/// Shows a film. Inert: it is empty.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
  /// What plays the film.
  open var player: AVPlayer?
  /// How the film fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Creates a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
