import Foundation
import UIKit

/// The way from a camera to where the recording goes. Inert.
@preconcurrency @MainActor open class AVCaptureConnection: NSObject {
  /// How the camera is held.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
}
