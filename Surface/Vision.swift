@_exported import CoreImage
@_exported import CoreML
import Foundation
import UIKit

/// What something is.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// Its name.
  @answers("") open var identifier: String { get }
}

/// A model of machine learning.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  /// The model.
  public let model: MLModel
  /// Creates a model. It never throws.
  @kept public init(for model: MLModel) throws
}

/// Asks a model what is in a picture. Inert.
open class VNCoreMLRequest: VNRequest {
  /// The model.
  public let model: VNCoreMLModel
  /// Creates a request.
  @kept(super.init(completionHandler: completionHandler))
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil)
}

/// Looks for codes. Inert.
open class VNDetectBarcodesRequest: VNRequest {}

/// Looks for faces. Inert.
open class VNDetectFaceRectanglesRequest: VNRequest {}

/// Why nothing was looked for.
public enum VNError: Int, Error, Sendable {
  case requestCancelled = 1
  case invalidFormat = 2
  case operationFailed = 3
}

/// What is known of a picture.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option by its name.
  @kept public init(rawValue: String)
}

/// Looks for something in a picture. Inert: it finds nothing.
@byHand open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// Creates a handler for a picture.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:])
  /// Creates a handler for a picture.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:])
  /// Performs requests. Each request is told that nothing can be looked for.
  open func perform(_ requests: [VNRequest]) throws
}

/// What was found. The classes exist for the signatures of methods: nothing is found.
open class VNObservation: NSObject, @unchecked Sendable {
  /// The confidence, from 0 to 1.
  @answers(0) open var confidence: Float { get }
  override init()
}

/// Looks for texts. Inert.
open class VNRecognizeTextRequest: VNRequest {
  /// How exact it is.
  @inert open var usesLanguageCorrection = true
  /// The languages.
  @inert open var recognitionLanguages: [String] = []
}

/// What is looked for in a picture. Inert: nothing is found.
open class VNRequest: NSObject {
  /// What was found: nothing.
  @answers(nil) open var results: [VNObservation]? { get }
  /// Gets what was found.
  public let completionHandler: VNRequestCompletionHandler?
  /// Creates a request.
  @kept public init(completionHandler: VNRequestCompletionHandler? = nil)
}

/// Gets what was found.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
