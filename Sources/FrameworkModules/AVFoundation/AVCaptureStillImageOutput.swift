import Foundation
import UIKit

/// Takes photographs, as until iOS 10. Inert: none is taken.
@preconcurrency @MainActor open class AVCaptureStillImageOutput: AVCaptureOutput {
  /// How a photograph is written.
  open var outputSettings: [String: Any] = [:]
  /// Takes a photograph. The handler is told that there is no camera.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    handler(nil, AVError(.deviceNotConnected))
  }
  /// The bytes of a JPEG file: none.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}

/// The key of how pictures are written.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// As JPEG files.
public let AVVideoCodecJPEG = "jpeg"
