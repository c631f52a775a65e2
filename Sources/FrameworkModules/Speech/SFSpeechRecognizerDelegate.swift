import Foundation

/// Is told whether speech can be understood. Inert.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Recognition has become available or unavailable.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing.
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}
