import Foundation
import UIKit

/// Gets photographs. Inert: none is taken.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// A photograph was taken.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
