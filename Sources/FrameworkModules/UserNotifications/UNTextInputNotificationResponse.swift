import Foundation

/// What a person wrote. Inert: nobody writes.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  open var userText: String { "" }
}
