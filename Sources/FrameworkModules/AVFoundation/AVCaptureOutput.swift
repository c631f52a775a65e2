import Foundation
import UIKit

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
