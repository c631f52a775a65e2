import Foundation
import UIKit

/// Plays a film in a view, as until iOS 9. Inert: its view is a box with its class's name.
@preconcurrency @MainActor open class MPMoviePlayerController: NSObject {
  /// The film.
  open var contentURL: URL?
  /// The box.
  public let view: UIView = UIOpaqueView(representing: "MPMoviePlayerController")
  /// What lies behind the film.
  public let backgroundView = UIView()
  /// Which buttons are shown. Inert.
  open var controlStyle = MPMovieControlStyle.default
  /// How the film fills the view. Inert.
  open var scalingMode = MPMovieScalingMode.aspectFit
  /// What happens at the end. Inert.
  open var repeatMode = MPMovieRepeatMode.none
  /// Whether it starts by itself. Inert.
  open var shouldAutoplay = true
  /// Whether it fills the screen. Inert.
  open var isFullscreen = false
  /// The duration in seconds, which is not known.
  open var duration: TimeInterval { 0 }
  /// Where it is, in seconds.
  open var currentPlaybackTime: TimeInterval = 0
  /// Where it starts, in seconds.
  open var initialPlaybackTime: TimeInterval = -1

  /// Creates a player of a film.
  public init(contentURL url: URL?) { contentURL = url }

  /// Prepares. Inert.
  open func prepareToPlay() {}
  /// Starts. Inert.
  open func play() {}
  /// Pauses. Inert.
  open func pause() {}
  /// Stops. Inert.
  open func stop() {}
}
