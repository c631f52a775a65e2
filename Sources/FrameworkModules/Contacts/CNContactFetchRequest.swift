import Foundation

/// Which contacts are read, and what of them.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// What is read.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Which contacts.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortOrder = CNContactSortOrder.none
  /// Whether contacts of one person become one.
  open var unifyResults = true
  /// Creates a request.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
