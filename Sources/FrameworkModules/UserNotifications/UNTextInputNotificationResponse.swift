import Foundation

/// What a person wrote. Inert: nobody ever does.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  open var userText: String { "" }
}
