import Foundation

/// What was understood. The class exists for the signatures of methods: nothing is understood.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The most likely text.
  public let bestTranscription = SFTranscription()
  /// Whether this was all.
  open var isFinal: Bool { true }
  override init() {}
}
