import Foundation
import UIKit

/// Reads the metadata of pages. Inert: no page is loaded.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// How long it waits, in seconds.
  open var timeout: TimeInterval = 30
  /// Whether pictures are loaded, too.
  open var shouldFetchSubresources = true
  /// Creates a provider.
  public override init() {}
  /// Reads the metadata of a page. The handler is told that the page cannot be loaded.
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    completionHandler(nil, LPError(.metadataFetchFailed))
  }
  /// Reads the metadata of a page. Throws, since the page cannot be loaded.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
  /// Stops. Inert.
  open func cancel() {}
}
