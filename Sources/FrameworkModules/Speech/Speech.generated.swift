// Made by `make surface` from Surface/Speech.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// What the person says. Inert.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// Creates a request.
  public override init() { super.init() }
  /// Says that this was all. Inert.
  open func endAudio() {}
}

/// What is understood. Inert.
open class SFSpeechRecognitionRequest: NSObject {
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

/// Recognises speech. Inert: the app has no permission.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// The language.
  public let locale: Locale
  /// Is told whether speech can be recognised. Inert.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Whether speech can be recognised: no.
  open var isAvailable: Bool { false }
  /// Whether speech can be recognised without a network: no.
  open var supportsOnDeviceRecognition: Bool { false }
  /// Creates a recogniser for the person's language.
  public convenience override init() { self.init(locale: .current) }
  /// Creates a recogniser for a language.
  public init(locale: Locale) { self.locale = locale }
  /// Recognises speech. The handler is told that the app has no permission.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    resultHandler(nil, CocoaError(.featureUnsupported))
    return SFSpeechRecognitionTask()
  }
  /// The supported languages: none.
  open class func supportedLocales() -> Set<Locale> { [] }
  /// Whether the app has permission: no.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Asks whether the app may. The answer is no.
  open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) { handler(.denied) }
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

@_spi(Generated) extension SFSpeechAudioBufferRecognitionRequest: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { SFSpeechAudioBufferRecognitionRequest() }
}

@_spi(Generated) extension SFSpeechRecognizer: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { SFSpeechRecognizer() }
}
