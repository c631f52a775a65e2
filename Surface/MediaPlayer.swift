@_exported import AVFoundation
import Foundation
@_exported import UIKit

/// A song or a film of the library. Inert: the library is empty.
open class MPMediaItem: NSObject, @unchecked Sendable {
  /// The title.
  @answers(nil) open var title: String? { get }
  /// The artist.
  @answers(nil) open var artist: String? { get }
  /// The title of the album.
  @answers(nil) open var albumTitle: String? { get }
  /// Its picture.
  @answers(nil) open var artwork: MPMediaItemArtwork? { get }
  /// The duration, in seconds.
  @answers(0) open var playbackDuration: TimeInterval { get }
  /// Its file.
  @answers(nil) open var assetURL: URL? { get }
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

/// The picture of a song.
@byHand open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  /// How large the picture is, in points.
  public let bounds: CGRect

  /// Creates a picture that code makes for a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage)
  /// Creates a picture, as until iOS 10.
  public convenience init(image: UIImage)
  /// The picture for a size.
  open func image(at size: CGSize) -> UIImage?
}

/// Songs that belong together.
open class MPMediaItemCollection: NSObject, @unchecked Sendable {
  /// The songs.
  public let items: [MPMediaItem]
  /// How many there are.
  @answers(items.count) open var count: Int { get }
  /// Creates a collection.
  @kept public init(items: [MPMediaItem])
}

/// The songs of the device. Inert: there is none.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  /// Whether the app may read it: no.
  @answers(.denied) open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus
  /// Asks whether the app may read it. The answer is no.
  @answers(handler(.denied))
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void)
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
  @inert open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether several can be chosen.
  @inert open var allowsPickingMultipleItems = false
  /// The text above the songs.
  @inert open var prompt: String?

  /// Creates a picker.
  @kept(super.init(nibName: nil, bundle: nil)) public init(mediaTypes: MPMediaType)
  /// No document has such a controller.
  @answers(nil) public required init?(coder: NSCoder)
  /// Makes the box.
  @kept(view = UIOpaqueView(representing: "MPMediaPickerController", frame: UIScreen.main.bounds))
  open override func loadView()
}

/// Is told what was chosen. Inert: it is never called.
@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  /// Songs were chosen.
  @neverCalled
  optional func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// Nothing was chosen.
  @neverCalled optional func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

/// Kinds of what a library holds.
public struct MPMediaType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates kinds by their bits.
  @kept public init(rawValue: UInt)
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
  /// Which buttons are shown.
  @inert open var controlStyle = MPMovieControlStyle.default
  /// How the film fills the view.
  @inert open var scalingMode = MPMovieScalingMode.aspectFit
  /// What happens at the end.
  @inert open var repeatMode = MPMovieRepeatMode.none
  /// Whether it starts by itself.
  @inert open var shouldAutoplay = true
  /// Whether it fills the screen.
  @inert open var isFullscreen = false
  /// The duration in seconds, which is not known.
  @answers(0) open var duration: TimeInterval { get }
  /// Where it is, in seconds.
  open var currentPlaybackTime: TimeInterval = 0
  /// Where it starts, in seconds.
  open var initialPlaybackTime: TimeInterval = -1

  /// Creates a player of a film.
  @kept(contentURL = url) public init(contentURL url: URL?)

  /// Prepares.
  @inert open func prepareToPlay()
  /// Starts.
  @inert open func play()
  /// Pauses.
  @inert open func pause()
  /// Stops.
  @inert open func stop()
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
  @answers(shared) open class var systemMusicPlayer: MPMusicPlayerController { get }
  /// The player of the app.
  @answers(shared) open class var applicationMusicPlayer: MPMusicPlayerController { get }
  /// What is played: nothing.
  open var nowPlayingItem: MPMediaItem?
  /// Sets what is played.
  @inert open func setQueue(with itemCollection: MPMediaItemCollection)
  /// Starts.
  @inert open func play()
  /// Pauses.
  @inert open func pause()
  /// Stops.
  @inert open func stop()
}

/// What the locked screen says about the song. Inert: what is set is kept.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()
  /// What is said.
  open var nowPlayingInfo: [String: Any]?
  /// The app's centre.
  @answers(shared) open class func `default`() -> MPNowPlayingInfoCenter
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
  @answers(NSObject())
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any
  /// Has a method called when it is pressed. Inert: it never is.
  @inert open func addTarget(_ target: Any, action: Selector)
  /// Removes the target.
  @inert open func removeTarget(_ target: Any?)
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
  @answers(only) open class func shared() -> MPRemoteCommandCenter
}

/// A button was pressed. The class exists for the signatures of methods: no button is pressed.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The button.
  public let command: MPRemoteCommand
  @kept init(command: MPRemoteCommand)
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
@inDocuments @preconcurrency @MainActor open class MPVolumeView: UIOpaqueView {
  /// Whether the slider is shown.
  @inert open var showsVolumeSlider = true
  /// Whether the button is shown that chooses a loudspeaker.
  @inert open var showsRouteButton = true

  /// Creates a view.
  @kept(super.init(representing: "MPVolumeView", frame: frame)) public init(frame: CGRect)
  /// Creates a view without a size.
  @kept(self.init(frame: .zero)) public convenience init()
  /// Restores a view.
  @kept(super.init(coder: coder)) public required init?(coder: NSCoder)

  /// Its natural height.
  @answers(CGSize(width: size.width, height: 34)) open override func sizeThatFits(_ size: CGSize) -> CGSize
  /// Sets a picture of the slider's knob.
  @inert open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State)
  /// Sets a picture of the slider's left part.
  @inert open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State)
  /// Sets a picture of the slider's right part.
  @inert open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State)
  /// Sets a picture of the button.
  @inert open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State)
}
