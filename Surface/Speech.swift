import Foundation
@_exported import UIKit

/// What the person says. Inert.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// Creates a request.
  @kept(super.init()) public override init()
  /// Says that this was all.
  @inert open func endAudio()
}

/// What is understood. Inert.
open class SFSpeechRecognitionRequest: NSObject {
  /// Whether partial results are told.
  open var shouldReportPartialResults = true
  /// Whether the web is not used.
  open var requiresOnDeviceRecognition = false
  /// Whether punctuation is added.
  open var addsPunctuation = false
  override init()
}

/// What was understood. The class exists for the signatures of methods: nothing is understood.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The most likely text.
  public let bestTranscription = SFTranscription()
  /// Whether this was all.
  @answers(true) open var isFinal: Bool { get }
  override init()
}

/// A task that recognises speech. Inert.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// Whether it was ended: it was never begun.
  @answers(true) open var isCancelled: Bool { get }
  /// Whether it is ending.
  @answers(false) open var isFinishing: Bool { get }
  override init()
  /// Ends.
  @inert open func cancel()
  /// Ends when all is understood.
  @inert open func finish()
}

/// Recognises speech. Inert: the app has no permission.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// The language.
  public let locale: Locale
  /// Is told whether speech can be recognised.
  @inert open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Whether speech can be recognised: no.
  @answers(false) open var isAvailable: Bool { get }
  /// Whether speech can be recognised without a network: no.
  @answers(false) open var supportsOnDeviceRecognition: Bool { get }
  /// Creates a recogniser for the person's language.
  @kept(self.init(locale: .current)) public convenience override init()
  /// Creates a recogniser for a language.
  @kept public init(locale: Locale)
  /// Recognises speech. The handler is told that the app has no permission.
  @kept(resultHandler(nil, CocoaError(.featureUnsupported))) @answers(SFSpeechRecognitionTask())
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask
  /// The supported languages: none.
  @answers([]) open class func supportedLocales() -> Set<Locale>
  /// Whether the app has permission: no.
  @answers(.denied) open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus
  /// Asks whether the app may. The answer is no.
  @answers(handler(.denied))
  open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void)
}

/// Whether an app may understand speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, denied, restricted, authorized
}

/// Is told whether speech can be understood. Inert.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Recognition has become available or unavailable.
  @neverCalled
  optional func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

/// A text that was understood. The class exists for the signatures of methods: nothing is understood.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text.
  @answers("") open var formattedString: String { get }
  override init()
}
