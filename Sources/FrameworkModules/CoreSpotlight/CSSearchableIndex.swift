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
  /// Takes things of identifiers away. Inert.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// Takes things of domains away. Inert.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// Takes things away. Inert.
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
