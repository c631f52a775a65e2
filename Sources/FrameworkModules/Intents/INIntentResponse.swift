import Foundation

/// The outcome of an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// What the app wants to know later.
  open var userActivity: NSUserActivity?
  /// Creates a response.
  public override init() {}
}
