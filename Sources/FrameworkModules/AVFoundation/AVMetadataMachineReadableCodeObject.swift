import Foundation
import UIKit

/// A code.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// What it says.
  open var stringValue: String? { nil }
  /// Its corners, in fractions of the picture.
  open var corners: [CGPoint] { [] }
}
