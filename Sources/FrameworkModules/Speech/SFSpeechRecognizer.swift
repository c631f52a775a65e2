import Foundation
@_exported import UIKit

/// Understands speech. Inert: the app may not hear.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// Which language.
  public let locale: Locale
  /// Is told whether it can. Inert.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Whether it can: no.
  open var isAvailable: Bool { false }
  /// Whether it can without the web: no.
  open var supportsOnDeviceRecognition: Bool { false }
  /// For the person's language.
  public convenience override init() { self.init(locale: .current) }
  /// For a language.
  public init(locale: Locale) { self.locale = locale }
  /// Understands a speech. The handler hears that the app may not.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    resultHandler(nil, CocoaError(.featureUnsupported))
    return SFSpeechRecognitionTask()
  }
  /// Which languages there are: none.
  open class func supportedLocales() -> Set<Locale> { [] }
  /// Whether the app has permission: no.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Asks whether the app may. The answer is no.
  open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    handler(.denied)
  }
}
