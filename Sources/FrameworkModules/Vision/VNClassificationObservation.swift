import Foundation

/// What something is.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// Its name.
  open var identifier: String { "" }
}
