import Foundation

/// What was found. The classes exist for the signatures of methods: nothing is found.
open class VNObservation: NSObject, @unchecked Sendable {
  /// The confidence, from 0 to 1.
  open var confidence: Float { 0 }
  override init() {}
}
