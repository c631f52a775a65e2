import Foundation
import UIKit

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
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
  }
}
