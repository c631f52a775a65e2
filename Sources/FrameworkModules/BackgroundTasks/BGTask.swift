import Foundation

/// What the app does when it is woken. The classes exist for the signatures of methods: it never is.
open class BGTask: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// Called when the time is over. Inert.
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  /// Says that it is done. Inert.
  open func setTaskCompleted(success: Bool) {}
}
