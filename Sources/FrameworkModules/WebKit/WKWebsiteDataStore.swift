import Foundation
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What pages keep. Inert: it is empty.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)
  /// Whether the data outlive the app.
  public let isPersistent: Bool
  /// Cookies.
  public let httpCookieStore = WKHTTPCookieStore()
  private init(isPersistent: Bool) { self.isPersistent = isPersistent }
  /// The app's store.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// A store that is forgotten with the app.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// All kinds of what pages keep.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeLocalStorage,
      WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeServiceWorkerRegistrations, WKWebsiteDataTypeFetchCache,
    ]
  }
  /// Passes the data that pages keep to a handler: none.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {
    completionHandler([])
  }
  /// What pages keep: nothing.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  /// Removes data: there are none.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    completionHandler()
  }
  /// Removes data: there are none.
  open func removeData(
    ofTypes websiteDataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    completionHandler()
  }
  /// Removes data: there are none.
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}
  /// Removes data: there are none.
  open func removeData(ofTypes websiteDataTypes: Set<String>, modifiedSince date: Date) async {}
}
