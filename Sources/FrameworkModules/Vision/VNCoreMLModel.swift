import CoreML
import Foundation

/// What a machine has learned.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  /// The model.
  public let model: MLModel
  /// Creates a model. It never throws.
  public init(for model: MLModel) throws { self.model = model }
}
