import Foundation
import UIKit

/// A photograph. The class exists for the signatures of methods: none is taken.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  override init() {}
  /// The bytes of a file: none.
  open func fileDataRepresentation() -> Data? { nil }
}
