import Foundation

/// What is understood. Inert.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// Whether partial results are told.
  open var shouldReportPartialResults = true
  /// Whether the web is not used.
  open var requiresOnDeviceRecognition = false
  /// Whether punctuation is added.
  open var addsPunctuation = false
  override init() {}
}
