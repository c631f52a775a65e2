// Made by `make surface` from Surface/MediaPlayer.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
@_exported import AVFoundation
import Foundation
@_exported import UIKit

/// A song or a film of the library. Inert: the library is empty.
open class MPMediaItem: NSObject, @unchecked Sendable {
  /// The title.
  open var title: String? { nil }
  /// The artist.
  open var artist: String? { nil }
  /// The title of the album.
  open var albumTitle: String? { nil }
  /// Its picture.
  open var artwork: MPMediaItemArtwork? { nil }
  /// The duration, in seconds.
  open var playbackDuration: TimeInterval { 0 }
  /// Its file.
  open var assetURL: URL? { nil }
}

/// The key of a title.
public let MPMediaItemPropertyTitle = "title"

/// The key of an artist.
public let MPMediaItemPropertyArtist = "artist"

/// The key of an album's title.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"

/// The key of a picture.
public let MPMediaItemPropertyArtwork = "artwork"

/// The key of a duration.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"

/// Songs that belong together.
open class MPMediaItemCollection: NSObject, @unchecked Sendable {
  /// The songs.
  public let items: [MPMediaItem]
  /// How many there are.
  open var count: Int { items.count }
  /// Creates a collection.
  public init(items: [MPMediaItem]) { self.items = items }
}

/// The songs of the device. Inert: there is none.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  /// Whether the app may read it: no.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Asks whether the app may read it. The answer is no.
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) { handler(.denied) }
}

/// Whether an app may read the songs of the device.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, denied, restricted, authorized
}

/// Lets the person choose songs. Inert: its view is a box with its class's name, and nothing is chosen.
@preconcurrency @MainActor open class MPMediaPickerController: UIViewController {
  /// Kinds of what is shown.
  public let mediaTypes: MPMediaType
  /// Is told what was chosen. Inert: it is never called.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether several can be chosen. Inert.
  open var allowsPickingMultipleItems = false
  /// The text above the songs. Inert.
  open var prompt: String?

  /// Creates a picker.
  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }
  /// No document has such a controller.
  public required init?(coder: NSCoder) { nil }
  /// Makes the box.
  open override func loadView() { view = UIOpaqueView(representing: "MPMediaPickerController", frame: UIScreen.main.bounds) }
}

/// Is told what was chosen. Inert: it is never called.
@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  /// Songs were chosen.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// Nothing was chosen.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Kinds of what a library holds.
public struct MPMediaType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Songs.
  public static let music = Self(rawValue: 1)
  /// Podcasts.
  public static let podcast = Self(rawValue: 2)
  /// Books.
  public static let audioBook = Self(rawValue: 4)
  /// All that is heard.
  public static let anyAudio = Self(rawValue: 0xFF)
  /// Films.
  public static let movie = Self(rawValue: 0x100)
  /// All.
  public static let any = Self(rawValue: 0xFFFF_FFFF)
}

/// Which buttons a film has.
public enum MPMovieControlStyle: Int, Sendable {
  case none = 0, embedded, fullscreen
  /// The usual ones.
  public static let `default` = MPMovieControlStyle.embedded
}

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

/// What happens at the end of a film.
public enum MPMovieRepeatMode: Int, Sendable {
  case none = 0, one
}

/// How a film fills its view.
public enum MPMovieScalingMode: Int, Sendable {
  case none = 0, aspectFit, aspectFill, fill
}

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

/// A button. Inert: it is not pressed.
open class MPRemoteCommand: NSObject {
  /// Whether it can be pressed.
  open var isEnabled = true
  /// Has code called when it is pressed. Inert: it never is.
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  /// Has a method called when it is pressed. Inert: it never is.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Removes the target. Inert.
  open func removeTarget(_ target: Any?) {}
}

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

/// A button was pressed. The class exists for the signatures of methods: no button is pressed.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The button.
  public let command: MPRemoteCommand
  init(command: MPRemoteCommand) { self.command = command }
}

/// The outcome of a pressed button.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A slider for the volume. Inert: it is a box with its class's name.
@preconcurrency @MainActor open class MPVolumeView: UIOpaqueView {
  /// Whether the slider is shown. Inert.
  open var showsVolumeSlider = true
  /// Whether the button is shown that chooses a loudspeaker. Inert.
  open var showsRouteButton = true

  /// Creates a view.
  public init(frame: CGRect) { super.init(representing: "MPVolumeView", frame: frame) }
  /// Creates a view without a size.
  public convenience init() { self.init(frame: .zero) }
  /// Restores a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Its natural height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
  /// Sets a picture of the slider's knob. Inert.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets a picture of the slider's left part. Inert.
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets a picture of the slider's right part. Inert.
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets a picture of the button. Inert.
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
}

@_spi(Generated) extension MPVolumeView: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { MPVolumeView() }
}
