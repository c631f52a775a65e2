import Foundation

/// Looks for texts. Inert.
open class VNRecognizeTextRequest: VNRequest, @unchecked Sendable {
  /// How exact it is. Inert.
  open var usesLanguageCorrection = true
  /// The languages. Inert.
  open var recognitionLanguages: [String] = []
}
