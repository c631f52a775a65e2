// Made by `make surface` from Surface/Speech.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

/// What the person says. Inert.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Creates a request.
  public override init() { super.init() }
  /// Says that this was all. Inert.
  open func endAudio() {}
}

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

/// What was understood. The class exists for the signatures of methods: nothing is understood.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The most likely text.
  public let bestTranscription = SFTranscription()
  /// Whether this was all.
  open var isFinal: Bool { true }
  override init() {}
}

/// A task that recognises speech. Inert.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// Whether it was ended: it was never begun.
  open var isCancelled: Bool { true }
  /// Whether it is ending.
  open var isFinishing: Bool { false }
  override init() {}
  /// Ends. Inert.
  open func cancel() {}
  /// Ends when all is understood. Inert.
  open func finish() {}
}

/// Whether an app may understand speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, denied, restricted, authorized
}

/// Is told whether speech can be understood. Inert.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Recognition has become available or unavailable.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// A text that was understood. The class exists for the signatures of methods: nothing is understood.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text.
  open var formattedString: String { "" }
  override init() {}
}
