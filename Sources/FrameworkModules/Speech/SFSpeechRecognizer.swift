import Foundation
@_exported import UIKit

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
  open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    handler(.denied)
  }
}
