import Foundation

/// A code.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  /// What it says.
  open var messageString: String? { nil }
}
