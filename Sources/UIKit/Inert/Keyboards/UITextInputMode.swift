import Foundation

/// A language in which a person types.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language, as a BCP 47 tag.
  open var primaryLanguage: String? { Locale.preferredLanguages.first }
  /// The languages that can be chosen: the first one of the person's.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
  /// Another language was chosen. Inert: never posted.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
