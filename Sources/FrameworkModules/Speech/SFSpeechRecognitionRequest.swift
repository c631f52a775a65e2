import Foundation

/// What is understood. Inert.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// Whether parts are told.
  open var shouldReportPartialResults = true
  /// Whether the web is not used.
  open var requiresOnDeviceRecognition = false
  /// Whether signs are added.
  open var addsPunctuation = false
  override init() {}
}
