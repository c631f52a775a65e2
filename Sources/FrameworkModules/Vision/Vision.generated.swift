// Made by `make surface` from Surface/Vision.swift; don't edit.
// swift-format-ignore-file

@_exported import CoreImage
@_exported import CoreML
import Foundation
import UIKit

/// What something is.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// Its name.
  open var identifier: String { "" }
}

/// A model of machine learning.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  /// The model.
  public let model: MLModel
  /// Creates a model. It never throws.
  public init(for model: MLModel) throws { self.model = model }
}

/// Asks a model what is in a picture. Inert.
open class VNCoreMLRequest: VNRequest {
  /// The model.
  public let model: VNCoreMLModel
  /// Creates a request.
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
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
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// What was found. The classes exist for the signatures of methods: nothing is found.
open class VNObservation: NSObject, @unchecked Sendable {
  /// The confidence, from 0 to 1.
  open var confidence: Float { 0 }
  override init() {}
}

/// Looks for texts. Inert.
open class VNRecognizeTextRequest: VNRequest {
  /// How exact it is. Inert.
  open var usesLanguageCorrection = true
  /// The languages. Inert.
  open var recognitionLanguages: [String] = []
}

/// What is looked for in a picture. Inert: nothing is found.
open class VNRequest: NSObject {
  /// What was found: nothing.
  open var results: [VNObservation]? { nil }
  /// Gets what was found.
  public let completionHandler: VNRequestCompletionHandler?
  /// Creates a request.
  public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
}

/// Gets what was found.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
