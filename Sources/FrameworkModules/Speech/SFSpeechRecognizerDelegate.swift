import Foundation

/// Is told whether speech can be understood. Inert.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// It can, or no longer.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing.
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}
