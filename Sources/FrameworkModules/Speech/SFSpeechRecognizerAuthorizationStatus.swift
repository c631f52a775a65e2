import Foundation

/// Whether an app may understand speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, denied, restricted, authorized
}
