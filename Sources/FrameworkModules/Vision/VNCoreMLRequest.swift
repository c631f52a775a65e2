import Foundation

/// Asks a model what is in a picture. Inert.
open class VNCoreMLRequest: VNRequest, @unchecked Sendable {
  /// The model.
  public let model: VNCoreMLModel
  /// Creates a request.
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}
