import Foundation
import UIKit

/// Who speaks. There is no voice but the usual one of a language.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language.
  public let language: String
  /// The identifier.
  open var identifier: String { language }
  /// The name.
  open var name: String { language }
  /// The voice of a language.
  public init?(language languageCode: String?) { language = languageCode ?? Self.currentLanguageCode() }
  /// The voice of an identifier: none.
  public init?(identifier: String) { nil }
  /// All voices: none.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The language of the person.
  open class func currentLanguageCode() -> String { Locale.preferredLanguages.first ?? "en-US" }
}
