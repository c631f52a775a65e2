import Foundation
import UIKit

/// What is played. Inert.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
  /// The film or sound.
  public let asset: AVAsset
  /// Creates what is played.
  public init(url URL: URL) { asset = AVURLAsset(url: URL) }
  /// Creates what is played.
  public init(asset: AVAsset) { self.asset = asset }
  /// How long it takes: that is not known.
  open var duration: CMTime { .indefinite }
  /// Where it is.
  open func currentTime() -> CMTime { .zero }
}
