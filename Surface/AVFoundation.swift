import Foundation
@_exported import UIKit

/// A film or a sound. Inert: it is not read.
@preconcurrency @MainActor open class AVAsset: NSObject {
  /// Creates something without content.
  public override init()
  /// Creates something of a file.
  @kept(self.init()) public convenience init(url URL: URL)
  /// The duration, which is not known.
  @answers(.indefinite) open var duration: CMTime { get }
}

/// The status of an export, by its name until Swift 4.
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

/// The best quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"

/// Writes a part of a film. Inert: it fails.
@preconcurrency @MainActor open class AVAssetExportSession: NSObject {
  /// The status of the export.
  public enum Status: Int, Sendable {
    case unknown = 0
    case waiting, exporting, completed, failed, cancelled
  }

  /// The URL of the written file.
  open var outputURL: URL?
  /// The type of the written file.
  open var outputFileType: AVFileType?
  /// Which part is written.
  open var timeRange = CMTimeRange(start: .zero, duration: .indefinite)
  /// Whether the file is optimised for network use.
  open var shouldOptimizeForNetworkUse = false
  /// The status of the export.
  open private(set) var status = Status.unknown
  /// The error of the export.
  @answers(status == .failed ? AVError(.unknown) : nil) open var error: (any Error)? { get }

  /// Creates a session.
  @inert public init?(asset: AVAsset, presetName: String)
  /// Starts. It fails, and calls back at once.
  @kept(status = .failed, handler())
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void)
}

/// What the app may do with sound: nothing.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// Whether the app may record.
  public enum recordPermission: Int, Sendable {
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }
  /// The app.
  public static let shared = AVAudioApplication()
  override init()
  /// Whether the app may record: no.
  @answers(.denied) open var recordPermission: recordPermission { get }
  /// Asks whether the app may record. The answer is no.
  @answers(response(false))
  open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void)
  /// Asks whether the app may record. The answer is no.
  @answers(false) open class func requestRecordPermission() async -> Bool
}

/// Plays a sound. Inert: nothing is heard.
@preconcurrency @MainActor open class AVAudioPlayer: NSObject {
  /// Is told of the end. Inert: it is never called.
  @inert open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file.
  public let url: URL?
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// The rate.
  open var rate: Float = 1
  /// The number of repetitions; a number below 0 repeats it for ever.
  open var numberOfLoops = 0
  /// The current time, in seconds.
  open var currentTime: TimeInterval = 0
  /// The duration in seconds, which is not known.
  @answers(0) open var duration: TimeInterval { get }
  /// Whether it plays.
  open private(set) var isPlaying = false

  /// Creates a player of nothing.
  @kept(url = nil) public override init()
  /// Creates a player of a file. It never throws: the file is not read.
  @kept public init(contentsOf url: URL) throws
  /// Creates a player of a file. It never throws: the file is not read.
  @kept public init(contentsOf url: URL, fileTypeHint utiString: String?) throws
  /// Creates a player of bytes. It never throws: the bytes are not read.
  @kept(url = nil) public init(data: Data) throws
  /// Creates a player of bytes. It never throws: the bytes are not read.
  @kept(url = nil) public init(data: Data, fileTypeHint utiString: String?) throws

  /// Prepares. Inert.
  @answers(true) @discardableResult open func prepareToPlay() -> Bool
  /// Starts. Inert.
  @kept(isPlaying = true) @answers(true) @discardableResult open func play() -> Bool
  /// Pauses. Inert.
  @kept(isPlaying = false) open func pause()
  /// Stops. Inert.
  @kept(isPlaying = false) open func stop()
  /// Becomes louder or less loud.
  @kept open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval)
}

/// The app plays, by its name until Swift 4.
public let AVAudioSessionCategoryPlayback = "AVAudioSessionCategoryPlayback"

/// Is told of the end of a sound. Inert: it is never called.
@preconcurrency @MainActor public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// The sound has ended.
  @neverCalled optional func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioSession {
  /// Another app took the sound, or gave it back. Inert: it is never sent.
  @inert public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
  /// Headphones came or went. Inert: it is never sent.
  @inert public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")

  /// Whether the sound was taken.
  public enum InterruptionType: UInt, Sendable {
    case ended = 0, began
  }
  /// What may be done then.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    @kept public init(rawValue: UInt)
    /// The app may go on.
    public static let shouldResume = Self(rawValue: 1)
  }
  /// Why the sound goes elsewhere.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory = 7
    case routeConfigurationChange = 8
  }
}

/// The key of whether the sound was taken.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"

/// The key of what may be done then.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"

/// The key of why the sound goes elsewhere.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

/// How an app's sounds mix with others. Inert.
@preconcurrency @MainActor open class AVAudioSession: NSObject {
  /// What an app does with sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a category by its name.
    @kept public init(rawValue: String)
    /// Other apps go on.
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    /// Other apps stop, and a silent device is silent.
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// The app plays although the device is silent.
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    /// The app records.
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    /// The app plays and records.
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// What an app does with sound, more closely.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode by its name.
    @kept public init(rawValue: String)
    /// Nothing special.
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// How sounds mix.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    @kept public init(rawValue: UInt)
    /// Other apps go on.
    public static let mixWithOthers = Self(rawValue: 1)
    /// Other apps become less loud.
    public static let duckOthers = Self(rawValue: 2)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = Self(rawValue: 8)
  }

  private static let shared = AVAudioSession()
  /// What the app does with sound.
  open private(set) var category = Category.soloAmbient

  /// The app's session.
  @answers(shared) open class func sharedInstance() -> AVAudioSession
  /// Sets what the app does with sound. It never throws.
  @kept open func setCategory(_ category: Category) throws
  /// Sets what the app does with sound. It never throws.
  @kept open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws
  /// Sets what the app does with sound. It never throws.
  @kept open func setCategory(_ category: Category, options: CategoryOptions) throws
  /// Sets what the app does with sound, with the names until Swift 4. It never throws.
  @kept(self.category = Category(rawValue: category)) open func setCategory(_ category: String) throws
  /// Starts or ends. Inert; it never throws.
  @inert open func setActive(_ active: Bool, options: SetActiveOptions = []) throws
  /// How a session ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    @kept public init(rawValue: UInt)
    /// Other apps go on.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  /// Whether an app may record.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }
  /// Whether the app may record: no.
  @answers(.denied) open var recordPermission: RecordPermission { get }
  /// Asks whether the app may record. The answer is no.
  @answers(response(false)) open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void)
  /// How loud the device is, from 0 to 1.
  @answers(0) open var outputVolume: Float { get }
  /// Seconds until a sound is heard.
  @answers(0) open var outputLatency: TimeInterval { get }
  /// Whether another app plays: no.
  @answers(false) open var isOtherAudioPlaying: Bool { get }
}

/// Whether an app may use the camera.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized
}

/// The way from a camera to where the recording goes. Inert.
@preconcurrency @MainActor open class AVCaptureConnection: NSObject {
  /// How the camera is held.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
}

/// A camera or a microphone. There is none.
@preconcurrency @MainActor open class AVCaptureDevice: NSObject {
  /// The usual one: none.
  @answers(nil) open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice?
  /// All of a kind: none.
  @answers([]) open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice]
  /// Whether the app may use it: the person was not asked.
  @answers(.notDetermined) open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus
  /// Asks whether the app may use it. The answer is no.
  @answers(handler(false))
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  )
  /// Asks whether the app may use it. The answer is no.
  @answers(false) open class func requestAccess(for mediaType: AVMediaType) async -> Bool
  /// One of a type at a side of the device: none.
  @answers(nil)
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice?
  /// Which lenses a camera has.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type by its name.
    @kept public init(rawValue: String)
    /// The usual camera.
    public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera with two lenses.
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// A microphone.
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
  }
  /// At which side of the device a camera is.
  public enum Position: Int, Sendable {
    case unspecified = 0, back, front
  }
  /// Whether the lamp is on.
  public enum TorchMode: Int, Sendable {
    case off = 0, on, auto
  }
  /// Whether there is a flash.
  public enum FlashMode: Int, Sendable {
    case off = 0, on, auto
  }
  /// The position.
  @answers(.unspecified) open var position: Position { get }
  /// Whether it has a lamp: no.
  @answers(false) open var hasTorch: Bool { get }
  /// Whether the lamp can be used: no.
  @answers(false) open var isTorchAvailable: Bool { get }
  /// Whether the lamp is on.
  @inert open var torchMode = TorchMode.off
  /// Whether it has a flash: no.
  @answers(false) open var hasFlash: Bool { get }
  /// Locks the device so that the app can change it. It never throws.
  @inert open func lockForConfiguration() throws
  /// Unlocks the device.
  @inert open func unlockForConfiguration()
}

/// What is recorded. Inert.
@preconcurrency @MainActor open class AVCaptureInput: NSObject {}

/// What a camera records. Inert.
@preconcurrency @MainActor open class AVCaptureDeviceInput: AVCaptureInput {
  /// The camera.
  public let device: AVCaptureDevice
  /// Creates an input. It never throws.
  @kept public init(device: AVCaptureDevice) throws
}

/// Finds codes and faces. Inert: none is found.
@preconcurrency @MainActor open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// Is told what was found. Inert: it is never called.
  @inert open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// What is looked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The area that is searched, in fractions of the picture.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// What can be looked for: nothing.
  @answers([]) open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { get }
  /// Creates an output.
  public override init()
  /// Sets the delegate, which is told what was found.
  @kept(metadataObjectsDelegate = objectsDelegate)
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  )
}

/// Is told what was found. Inert: it is never called.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Something was found.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  )
}

/// Where the recording goes. Inert.
@preconcurrency @MainActor open class AVCaptureOutput: NSObject {
  /// The way from a camera or a microphone: none.
  @answers(nil) open func connection(with mediaType: AVMediaType) -> AVCaptureConnection?
}

/// How a camera is held.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A photograph. The class exists for the signatures of methods: none is taken.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  override init()
  /// The bytes of a file: none.
  @answers(nil) open func fileDataRepresentation() -> Data?
}

/// Gets photographs. Inert: none is taken.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// A photograph was taken.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

/// Takes photographs. Inert: none is taken.
@preconcurrency @MainActor open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Whether photographs can be large.
  @inert open var isHighResolutionCaptureEnabled = false
  /// Creates an output.
  public override init()
  /// Takes a photograph. Inert: the delegate is not called.
  @inert open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate)
}

/// How a photograph is taken. Inert.
open class AVCapturePhotoSettings: NSObject {
  /// How it is written.
  open var format: [String: Any]?
  /// Whether there is a flash.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Creates the usual settings.
  public override init()
  /// Creates settings for a way of writing.
  @kept(self.init(), self.format = format) public convenience init(format: [String: Any]?)
}

/// Records. Inert: nothing comes.
@preconcurrency @MainActor open class AVCaptureSession: NSObject {
  /// How well it records.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a preset by its name.
    @kept public init(rawValue: String)
    /// The usual one.
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    /// For photographs.
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
  }

  /// How well it records.
  open var sessionPreset = Preset.high
  /// What is recorded.
  open private(set) var inputs: [AVCaptureInput] = []
  /// Where it goes.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether it records.
  open private(set) var isRunning = false

  /// Creates a session.
  public override init()
  /// Whether an input can be added.
  @answers(true) open func canAddInput(_ input: AVCaptureInput) -> Bool
  /// Adds an input.
  @answers(inputs.append(input)) open func addInput(_ input: AVCaptureInput)
  /// Whether an output can be added.
  @answers(true) open func canAddOutput(_ output: AVCaptureOutput) -> Bool
  /// Adds an output.
  @answers(outputs.append(output)) open func addOutput(_ output: AVCaptureOutput)
  /// Starts. Inert.
  @kept(isRunning = true) open func startRunning()
  /// Stops. Inert.
  @kept(isRunning = false) open func stopRunning()
}

/// Takes photographs, as until iOS 10. Inert: none is taken.
@preconcurrency @MainActor open class AVCaptureStillImageOutput: AVCaptureOutput {
  /// How a photograph is written.
  open var outputSettings: [String: Any] = [:]
  /// Takes a photograph. The handler is told that there is no camera.
  @answers(handler(nil, AVError(.deviceNotConnected)))
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  )
  /// The bytes of a JPEG file: none.
  @answers(nil) open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data?
}

/// The key of how pictures are written.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// As JPEG files.
public let AVVideoCodecJPEG = "jpeg"

/// Gives each picture of a camera. Inert: none comes.
@preconcurrency @MainActor open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// How pictures are written.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var videoSettings: [String: Any]! = [:]
  /// Whether pictures that come too late are left out.
  open var alwaysDiscardsLateVideoFrames = true
  /// Gets pictures. Inert: none comes.
  @inert open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// Creates an output.
  public override init()
  /// Sets the delegate, which gets pictures.
  @kept
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  )
}

/// Gets pictures. Inert: none comes.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// A picture came.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

/// Shows what a camera sees. Inert: it is empty.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
  /// What records.
  open var session: AVCaptureSession?
  /// How the picture fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The way from the camera: none.
  @answers(nil) open var connection: AVCaptureConnection? { get }
  /// Creates a layer.
  @kept(self.init(), self.session = session) public convenience init(session: AVCaptureSession)
}

/// Why something cannot be recorded or played.
public struct AVError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case deviceNotConnected = -11814
    case applicationIsNotAuthorizedToUseDevice = -11852
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  @kept public init(_ code: Code)
}

/// The kind of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind by its name.
  @kept public init(rawValue: String)
  /// MPEG-4.
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  /// QuickTime.
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4 sound.
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
}

/// How a film fills its box.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way by its name.
  @kept public init(rawValue: String)
  /// It keeps its proportions, inside the box.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// It keeps its proportions, and fills the box.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// It is stretched.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// What a device records.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind by its name.
  @kept public init(rawValue: String)
  /// Pictures.
  public static let video = Self(rawValue: "vide")
  /// Sound.
  public static let audio = Self(rawValue: "soun")
}

/// A code.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// What it says.
  @answers(nil) open var stringValue: String? { get }
  /// Its corners, in fractions of the picture.
  @answers([]) open var corners: [CGPoint] { get }
}

/// Something that a camera finds. The classes exist for the signatures of methods: nothing is found.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// What it is.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind by its name.
    @kept public init(rawValue: String)
    /// A face.
    public static let face = Self(rawValue: "face")
    /// A QR code.
    public static let qr = Self(rawValue: "org.iso.QRCode")
    /// An EAN of 13 digits.
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    /// An EAN of 8 digits.
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    /// A UPC.
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    /// A code of type 39.
    public static let code39 = Self(rawValue: "org.iso.Code39")
    /// A code of type 93.
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    /// A code of type 128.
    public static let code128 = Self(rawValue: "org.iso.Code128")
    /// A PDF417 code.
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    /// An Aztec code.
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    /// A data matrix.
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
  }
  /// What it is.
  public let type: ObjectType
  /// Its bounds, in fractions of the picture.
  public let bounds: CGRect
  @kept init(type: ObjectType, bounds: CGRect)
}

extension NSNotification.Name {
  /// Something was played to its end. Inert: it is never sent.
  @inert
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// Something was not played to its end. Inert: it is never sent.
  @inert
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// What was played did not come in time. Inert: it is never sent.
  @inert public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
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
  /// Whether it waits until enough was loaded. Inert: nothing is loaded.
  @inert open var automaticallyWaitsToMinimizeStalling = true

  /// Creates a player.
  public override init()
  /// Creates a player of a file.
  @kept(self.init(playerItem: AVPlayerItem(url: URL))) public convenience init(url URL: URL)
  /// Creates a player.
  @kept(currentItem = item) public init(playerItem item: AVPlayerItem?)

  /// Starts. Inert.
  @kept(rate = 1) open func play()
  /// Pauses. Inert.
  @kept(rate = 0) open func pause()
  /// Goes to a time.
  @inert open func seek(to time: CMTime)
  /// Plays something else.
  @kept(currentItem = item) open func replaceCurrentItem(with item: AVPlayerItem?)
  /// The current time.
  @answers(.zero) open func currentTime() -> CMTime
  /// Calls code as time goes by. Inert: it never does.
  @answers(NSObject())
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any
  /// Removes code that is called as time goes by.
  @inert open func removeTimeObserver(_ observer: Any)
}

/// The largest rect of given proportions that fits into a rect, centred in it.
@byHand public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect

/// What a player does at the end.
public enum AVPlayerActionAtItemEnd: Int, Sendable {
  case advance = 0
  case pause, none
}

/// What is played. Inert.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
  /// The film or sound.
  public let asset: AVAsset
  /// Creates what is played.
  @kept(asset = AVURLAsset(url: URL)) public init(url URL: URL)
  /// Creates what is played.
  @kept public init(asset: AVAsset)
  /// The duration, which is not known.
  @answers(.indefinite) open var duration: CMTime { get }
  /// The current time.
  @answers(.zero) open func currentTime() -> CMTime
}

/// Shows a film. Inert: it is empty.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
  /// What plays the film.
  open var player: AVPlayer?
  /// How the film fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Creates a layer for a player.
  @kept(self.init(), self.player = player) public convenience init(player: AVPlayer?)
}

/// Plays a film for ever. Inert.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
  /// Creates a looper.
  @inert public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem)
  /// Stops.
  @inert open func disableLooping()
}

/// Plays several things. Inert.
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
  /// Creates a player.
  @kept(self.init(playerItem: items.first)) public convenience init(items: [AVPlayerItem])
}

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0, word
}

/// Who speaks. There is no voice but the usual one of a language.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language.
  public let language: String
  /// The identifier.
  @answers(language) open var identifier: String { get }
  /// The name.
  @answers(language) open var name: String { get }
  /// The voice of a language.
  @kept(language = languageCode ?? Self.currentLanguageCode()) public init?(language languageCode: String?)
  /// The voice of an identifier: none.
  @answers(nil) public init?(identifier: String)
  /// All voices: none.
  @answers([]) open class func speechVoices() -> [AVSpeechSynthesisVoice]
  /// The language of the person.
  @answers(Locale.preferredLanguages.first ?? "en-US") open class func currentLanguageCode() -> String
}

/// Speaks. Inert: nothing is heard.
open class AVSpeechSynthesizer: NSObject {
  /// Is told of words and ends.
  @inert open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it speaks: no.
  @answers(false) open var isSpeaking: Bool { get }
  /// Whether it pauses: no.
  @answers(false) open var isPaused: Bool { get }
  /// Creates a speaker.
  public override init()
  /// Speaks.
  @inert open func speak(_ utterance: AVSpeechUtterance)
  /// Stops. Returns whether it spoke.
  @answers(false) @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool
  /// Pauses. Returns whether it spoke.
  @answers(false) @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool
  /// Continues. Returns whether it was paused.
  @answers(false) @discardableResult open func continueSpeaking() -> Bool
}

/// Is told of words and ends. Inert.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// It begins.
  @neverCalled
  optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// It is done.
  @neverCalled
  optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// It was stopped.
  @neverCalled
  optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

/// What is spoken.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// Who speaks.
  open var voice: AVSpeechSynthesisVoice?
  /// The rate, from 0 to 1.
  open var rate: Float = 0.5
  /// The pitch, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// Creates what is spoken.
  @kept(speechString = string) public init(string: String)
}

/// The default rate.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// The lowest rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0

/// The highest rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A film or a sound of a file. Inert: it is not read.
@preconcurrency @MainActor open class AVURLAsset: AVAsset {
  /// The file.
  public let url: URL
  /// Creates something of a file.
  @kept(url = URL, super.init()) public init(url URL: URL, options: [String: Any]? = nil)
}

/// What was recorded at a time. The class exists for the signatures of methods: nothing is.
public final class CMSampleBuffer: Sendable {
  init()
}

/// A time in a film: a number of parts of a second.
@byHand public struct CMTime: Hashable, Sendable, Comparable {
  /// The number of parts.
  public var value: Int64
  /// The number of parts in a second; 0 for a time that is not known.
  public var timescale: Int32

  /// Creates a time that is not known.
  public init()

  /// Creates a time.
  public init(value: Int64, timescale: Int32)

  /// Creates a time from seconds, to the nearest part. Seconds that no part counts give a time that is not known.
  public init(seconds: Double, preferredTimescale: Int32)

  /// The start.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is not known.
  public static let invalid = CMTime()
  /// A time that is not known.
  public static let indefinite = CMTime()

  /// The time in seconds; not a number where it is not known.
  public var seconds: Double { get }
  /// Whether the time is known.
  public var isValid: Bool { get }

  /// Whether a time is before another one.
  public static func < (left: CMTime, right: CMTime) -> Bool
}

/// Creates a time.
@answers(CMTime(value: value, timescale: timescale)) public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime

/// Creates a time, with the names until Swift 4.
@answers(CMTime(value: value, timescale: timescale))
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime

/// Creates a time from seconds.
@answers(CMTime(seconds: seconds, preferredTimescale: preferredTimescale))
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime

/// Creates a time from seconds, with the names until Swift 4.
@answers(CMTime(seconds: seconds, preferredTimescale: preferredTimescale))
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime

/// A time in seconds; not a number where it is not known.
@answers(time.seconds) public func CMTimeGetSeconds(_ time: CMTime) -> Double

/// Creates a part of a film.
@answers(CMTimeRange(start: start, duration: duration))
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange

/// Creates a part of a film, with the names until Swift 4.
@answers(CMTimeRange(start: start, duration: duration))
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange

/// The start, by its name until Swift 4.
public let kCMTimeZero = CMTime.zero

/// A part of a film.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it starts.
  public var start: CMTime
  /// The duration.
  public var duration: CMTime
  /// Creates a part.
  @kept public init(start: CMTime, duration: CMTime)
}

/// A film keeps its proportions, inside the box, by the name until Swift 4.
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect

/// A film keeps its proportions, and fills the box, by the name until Swift 4.
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill

/// A film is stretched, by the name until Swift 4.
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize

/// A film in MPEG-4, by the name until Swift 4.
public let AVFileTypeMPEG4 = AVFileType.mp4

/// Pictures, by the name until Swift 4.
public let AVMediaTypeVideo = AVMediaType.video

/// Sound, by the name until Swift 4.
public let AVMediaTypeAudio = AVMediaType.audio
