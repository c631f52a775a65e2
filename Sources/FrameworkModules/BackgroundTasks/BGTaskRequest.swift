import Foundation

/// When the app wants to be woken.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The earliest time at which the app is woken.
  open var earliestBeginDate: Date?
  /// Creates a request.
  public init(identifier: String) { self.identifier = identifier }
}
