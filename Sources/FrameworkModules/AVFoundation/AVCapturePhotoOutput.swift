import Foundation
import UIKit

/// Takes photographs. Inert: none is taken.
@preconcurrency @MainActor open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Whether photographs can be large. Inert.
  open var isHighResolutionCaptureEnabled = false
  /// Creates an output.
  public override init() {}
  /// Takes a photograph. Inert: the delegate is not called.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}
