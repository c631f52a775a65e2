import Foundation
import UIKit

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
