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
  /// The duration, which is not known.
  open var duration: CMTime { .indefinite }
  /// The current time.
  open func currentTime() -> CMTime { .zero }
}
