import Foundation
@_exported import UIKit

extension NSNotification.Name {
  /// Something was played to its end. Inert: it is never sent.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// Something was not played to its end. Inert: it is never sent.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// What was played did not come in time. Inert: it is never sent.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
}

/// Plays films and sounds. Inert: nothing is seen or heard.
@preconcurrency @MainActor open class AVPlayer: NSObject {
  /// What is played.
  open private(set) var currentItem: AVPlayerItem?
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// The rate; 0 while it pauses.
  open var rate: Float = 0
  /// Whether the sound is muted.
  open var isMuted = false
  /// What happens at the end.
  open var actionAtItemEnd = AVPlayerActionAtItemEnd.pause

  /// Creates a player.
  public override init() {}
  /// Creates a player of a file.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Creates a player.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// Starts. Inert.
  open func play() { rate = 1 }
  /// Pauses. Inert.
  open func pause() { rate = 0 }
  /// Goes to a time. Inert.
  open func seek(to time: CMTime) {}
  /// Plays something else.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// The current time.
  open func currentTime() -> CMTime { .zero }
  /// Calls code as time goes by. Inert: it never does.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    NSObject()
  }
  /// Removes code that is called as time goes by.
  open func removeTimeObserver(_ observer: Any) {}
}

/// The largest rect of given proportions that fits into a rect, centred in it.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
