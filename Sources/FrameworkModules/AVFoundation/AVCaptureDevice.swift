import Foundation
import UIKit

/// A camera or a microphone. There is none.
@preconcurrency @MainActor open class AVCaptureDevice: NSObject {
  /// The usual one: none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// All of a kind: none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Whether the app may use it: nobody was asked.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  /// Asks whether the app may use it. Inert: nobody answers.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {}
  /// Whether it has a lamp: no.
  open var hasTorch: Bool { false }
}
