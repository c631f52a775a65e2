import Foundation
import UIKit

/// Is told what was found. Inert: it is never called.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Something was found.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  )
}
