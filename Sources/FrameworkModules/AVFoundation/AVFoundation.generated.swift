// Made by `make surface` from Surface/AVFoundation.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// A film or a sound. Inert: it is not read.
@preconcurrency @MainActor open class AVAsset: NSObject {
  /// Creates something without content.
  public override init() {}
  /// Creates something of a file.
  public convenience init(url URL: URL) { self.init() }
  /// The duration, which is not known.
  open var duration: CMTime { .indefinite }
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
  open var error: (any Error)? { status == .failed ? AVError(.unknown) : nil }

  /// Creates a session.
  public init?(asset: AVAsset, presetName: String) {}
  /// Starts. It fails, and calls back at once.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    status = .failed
    handler()
  }
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
  override init() {}
  /// Whether the app may record: no.
  open var recordPermission: recordPermission { .denied }
  /// Asks whether the app may record. The answer is no.
  open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) { response(false) }
  /// Asks whether the app may record. The answer is no.
  open class func requestRecordPermission() async -> Bool { false }
}

/// Plays a sound. Inert: nothing is heard.
@preconcurrency @MainActor open class AVAudioPlayer: NSObject {
  /// Is told of the end. Inert: it is never called.
  open weak var delegate: (any AVAudioPlayerDelegate)?
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
  open var duration: TimeInterval { 0 }
  /// Whether it plays.
  open private(set) var isPlaying = false

  /// Creates a player of nothing.
  public override init() { url = nil }
  /// Creates a player of a file. It never throws: the file is not read.
  public init(contentsOf url: URL) throws { self.url = url }
  /// Creates a player of a file. It never throws: the file is not read.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { self.url = url }
  /// Creates a player of bytes. It never throws: the bytes are not read.
  public init(data: Data) throws { url = nil }
  /// Creates a player of bytes. It never throws: the bytes are not read.
  public init(data: Data, fileTypeHint utiString: String?) throws { url = nil }

  /// Prepares. Inert.
  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Starts. Inert.
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Pauses. Inert.
  open func pause() { isPlaying = false }
  /// Stops. Inert.
  open func stop() { isPlaying = false }
  /// Becomes louder or less loud.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// The app plays, by its name until Swift 4.
public let AVAudioSessionCategoryPlayback = "AVAudioSessionCategoryPlayback"

/// Is told of the end of a sound. Inert: it is never called.
@preconcurrency @MainActor public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// The sound has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

extension AVAudioSession {
  /// Another app took the sound, or gave it back. Inert: it is never sent.
  public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
  /// Headphones came or went. Inert: it is never sent.
  public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")

  /// Whether the sound was taken.
  public enum InterruptionType: UInt, Sendable {
    case ended = 0, began
  }
  /// What may be done then.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
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
    public init(rawValue: String) { self.rawValue = rawValue }
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
    public init(rawValue: String) { self.rawValue = rawValue }
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
    public init(rawValue: UInt) { self.rawValue = rawValue }
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
  open class func sharedInstance() -> AVAudioSession { shared }
  /// Sets what the app does with sound. It never throws.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Sets what the app does with sound. It never throws.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws { self.category = category }
  /// Sets what the app does with sound. It never throws.
  open func setCategory(_ category: Category, options: CategoryOptions) throws { self.category = category }
  /// Sets what the app does with sound, with the names until Swift 4. It never throws.
  open func setCategory(_ category: String) throws { self.category = Category(rawValue: category) }
  /// Starts or ends. Inert; it never throws.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// How a session ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
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
  open var recordPermission: RecordPermission { .denied }
  /// Asks whether the app may record. The answer is no.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
  /// How loud the device is, from 0 to 1.
  open var outputVolume: Float { 0 }
  /// Seconds until a sound is heard.
  open var outputLatency: TimeInterval { 0 }
  /// Whether another app plays: no.
  open var isOtherAudioPlaying: Bool { false }
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
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// All of a kind: none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Whether the app may use it: the person was not asked.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  /// Asks whether the app may use it. The answer is no.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  /// Asks whether the app may use it. The answer is no.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// One of a type at a side of the device: none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Which lenses a camera has.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
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
  open var position: Position { .unspecified }
  /// Whether it has a lamp: no.
  open var hasTorch: Bool { false }
  /// Whether the lamp can be used: no.
  open var isTorchAvailable: Bool { false }
  /// Whether the lamp is on. Inert.
  open var torchMode = TorchMode.off
  /// Whether it has a flash: no.
  open var hasFlash: Bool { false }
  /// Locks the device so that the app can change it. It never throws. Inert.
  open func lockForConfiguration() throws {}
  /// Unlocks the device. Inert.
  open func unlockForConfiguration() {}
}

/// What is recorded. Inert.
@preconcurrency @MainActor open class AVCaptureInput: NSObject {}

/// What a camera records. Inert.
@preconcurrency @MainActor open class AVCaptureDeviceInput: AVCaptureInput {
  /// The camera.
  public let device: AVCaptureDevice
  /// Creates an input. It never throws.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Finds codes and faces. Inert: none is found.
@preconcurrency @MainActor open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// Is told what was found. Inert: it is never called.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// What is looked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The area that is searched, in fractions of the picture.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// What can be looked for: nothing.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// Creates an output.
  public override init() {}
  /// Sets the delegate, which is told what was found.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
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
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// How a camera is held.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A photograph. The class exists for the signatures of methods: none is taken.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  override init() {}
  /// The bytes of a file: none.
  open func fileDataRepresentation() -> Data? { nil }
}

/// Gets photographs. Inert: none is taken.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// A photograph was taken.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

/// Takes photographs. Inert: none is taken.
@preconcurrency @MainActor open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Whether photographs can be large. Inert.
  open var isHighResolutionCaptureEnabled = false
  /// Creates an output.
  public override init() {}
  /// Takes a photograph. Inert: the delegate is not called.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}

/// How a photograph is taken. Inert.
open class AVCapturePhotoSettings: NSObject {
  /// How it is written.
  open var format: [String: Any]?
  /// Whether there is a flash.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Creates the usual settings.
  public override init() {}
  /// Creates settings for a way of writing.
  public convenience init(format: [String: Any]?) {
    self.init()
    self.format = format
  }
}

/// Records. Inert: nothing comes.
@preconcurrency @MainActor open class AVCaptureSession: NSObject {
  /// How well it records.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a preset by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
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
  public override init() {}
  /// Whether an input can be added.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Whether an output can be added.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Starts. Inert.
  open func startRunning() { isRunning = true }
  /// Stops. Inert.
  open func stopRunning() { isRunning = false }
}

/// Takes photographs, as until iOS 10. Inert: none is taken.
@preconcurrency @MainActor open class AVCaptureStillImageOutput: AVCaptureOutput {
  /// How a photograph is written.
  open var outputSettings: [String: Any] = [:]
  /// Takes a photograph. The handler is told that there is no camera.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) { handler(nil, AVError(.deviceNotConnected)) }
  /// The bytes of a JPEG file: none.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
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
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// Creates an output.
  public override init() {}
  /// Sets the delegate, which gets pictures.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { self.sampleBufferDelegate = sampleBufferDelegate }
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
  open var connection: AVCaptureConnection? { nil }
  /// Creates a layer.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
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
  public init(_ code: Code) { self.code = code }
}

/// The kind of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
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
  public init(rawValue: String) { self.rawValue = rawValue }
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
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = Self(rawValue: "vide")
  /// Sound.
  public static let audio = Self(rawValue: "soun")
}

/// A code.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// What it says.
  open var stringValue: String? { nil }
  /// Its corners, in fractions of the picture.
  open var corners: [CGPoint] { [] }
}

/// Something that a camera finds. The classes exist for the signatures of methods: nothing is found.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// What it is.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
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
  init(type: ObjectType, bounds: CGRect) {
    self.type = type
    self.bounds = bounds
  }
}

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
  /// Whether it waits until enough was loaded. Inert: nothing is loaded.
  open var automaticallyWaitsToMinimizeStalling = true

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
  ) -> Any { NSObject() }
  /// Removes code that is called as time goes by. Inert.
  open func removeTimeObserver(_ observer: Any) {}
}

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
  public init(url URL: URL) { asset = AVURLAsset(url: URL) }
  /// Creates what is played.
  public init(asset: AVAsset) { self.asset = asset }
  /// The duration, which is not known.
  open var duration: CMTime { .indefinite }
  /// The current time.
  open func currentTime() -> CMTime { .zero }
}

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

/// Plays a film for ever. Inert.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
  /// Creates a looper.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
  /// Stops. Inert.
  open func disableLooping() {}
}

/// Plays several things. Inert.
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
  /// Creates a player.
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
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
  open var identifier: String { language }
  /// The name.
  open var name: String { language }
  /// The voice of a language.
  public init?(language languageCode: String?) { language = languageCode ?? Self.currentLanguageCode() }
  /// The voice of an identifier: none.
  public init?(identifier: String) { nil }
  /// All voices: none.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The language of the person.
  open class func currentLanguageCode() -> String { Locale.preferredLanguages.first ?? "en-US" }
}

/// Speaks. Inert: nothing is heard.
open class AVSpeechSynthesizer: NSObject {
  /// Is told of words and ends. Inert.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it speaks: no.
  open var isSpeaking: Bool { false }
  /// Whether it pauses: no.
  open var isPaused: Bool { false }
  /// Creates a speaker.
  public override init() {}
  /// Speaks. Inert.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Stops. Returns whether it spoke.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Pauses. Returns whether it spoke.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Continues. Returns whether it was paused.
  @discardableResult open func continueSpeaking() -> Bool { false }
}

/// Is told of words and ends. Inert.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// It begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// It is done.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// It was stopped.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
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
  public init(string: String) { speechString = string }
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
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

/// What was recorded at a time. The class exists for the signatures of methods: nothing is.
public final class CMSampleBuffer: Sendable {
  init() {}
}

/// Creates a time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// Creates a time, with the names until Swift 4.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// Creates a time from seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }

/// Creates a time from seconds, with the names until Swift 4.
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }

/// A time in seconds; not a number where it is not known.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Creates a part of a film.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }

/// Creates a part of a film, with the names until Swift 4.
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }

/// The start, by its name until Swift 4.
public let kCMTimeZero = CMTime.zero

/// A part of a film.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it starts.
  public var start: CMTime
  /// The duration.
  public var duration: CMTime
  /// Creates a part.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
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

@_spi(Generated) extension AVAsset: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { AVAsset() }
}

@_spi(Generated) extension AVAudioPlayer: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { AVAudioPlayer() }
}

@_spi(Generated) extension AVCaptureMetadataOutput: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { AVCaptureMetadataOutput() }
}

@_spi(Generated) extension AVCapturePhotoOutput: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { AVCapturePhotoOutput() }
}

@_spi(Generated) extension AVCapturePhotoSettings: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { AVCapturePhotoSettings() }
}

@_spi(Generated) extension AVCaptureSession: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { AVCaptureSession() }
}

@_spi(Generated) extension AVCaptureVideoDataOutput: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { AVCaptureVideoDataOutput() }
}

@_spi(Generated) extension AVPlayer: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { AVPlayer() }
}

@_spi(Generated) extension AVSpeechSynthesizer: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { AVSpeechSynthesizer() }
}

@_spi(Generated) extension CMTime: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { CMTime() }
}
