import Foundation

/// What the person says. Inert.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Creates a request.
  public override init() { super.init() }
  /// Says that this was all. Inert.
  open func endAudio() {}
}
