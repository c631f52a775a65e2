import Foundation
import UIKit

/// What is recorded. Inert.
@preconcurrency @MainActor open class AVCaptureInput: NSObject {}

/// What a camera records. Inert.
@preconcurrency @MainActor open class AVCaptureDeviceInput: AVCaptureInput {
  /// The camera.
  public let device: AVCaptureDevice
  /// Creates an input. It never throws.
  public init(device: AVCaptureDevice) throws { self.device = device }
}
