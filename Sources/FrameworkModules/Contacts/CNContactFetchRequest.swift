import Foundation

/// Which contacts are read, and what of them.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// The keys that are read.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Which contacts.
  open var predicate: NSPredicate?
  /// The order of the contacts.
  open var sortOrder = CNContactSortOrder.none
  /// Whether contacts of one person are joined into one.
  open var unifyResults = true
  /// Creates a request.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
