import Foundation
import UIKit

/// The device's search. Inert: nothing is kept.
@preconcurrency @MainActor open class CSSearchableIndex: NSObject {
  private static let shared = CSSearchableIndex()
  /// The app's index.
  open class func `default`() -> CSSearchableIndex { shared }
  /// Adds things. Inert: nothing is kept, without an error.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// Removes the things with identifiers. Inert.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// Removes the things of domains. Inert.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// Removes all things. Inert.
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
