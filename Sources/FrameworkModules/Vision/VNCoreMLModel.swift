import CoreML
import Foundation

/// A model of machine learning.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  /// The model.
  public let model: MLModel
  /// Creates a model. It never throws.
  public init(for model: MLModel) throws { self.model = model }
}
