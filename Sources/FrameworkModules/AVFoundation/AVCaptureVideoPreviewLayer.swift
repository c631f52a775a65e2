import Foundation
import UIKit

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
