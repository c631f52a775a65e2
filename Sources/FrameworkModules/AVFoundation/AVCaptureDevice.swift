import Foundation
import UIKit

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
  ) {
    handler(false)
  }
  /// Asks whether the app may use it. The answer is no.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// One of a type at a side of the device: none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    nil
  }
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
  /// Locks the device so that the app can change it. It never throws.
  open func lockForConfiguration() throws {}
  /// Unlocks the device.
  open func unlockForConfiguration() {}
}
