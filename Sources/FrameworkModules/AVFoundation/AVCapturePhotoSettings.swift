import Foundation
import UIKit

/// How a photograph is taken. Inert.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// How it is written.
  open var format: [String: Any]?
  /// Whether there is a flash.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Creates the usual settings.
  public override init() {}
  /// Creates settings for a way of writing.
  public convenience init(format: [String: Any]?) {
    self.init()
    self.format = format
  }
}
