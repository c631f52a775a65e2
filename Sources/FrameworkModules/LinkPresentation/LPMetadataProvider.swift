import Foundation
import UIKit

/// Asks pages what they say of themselves. Inert: no page is loaded.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// How long it waits, in seconds.
  open var timeout: TimeInterval = 30
  /// Whether pictures are loaded, too.
  open var shouldFetchSubresources = true
  /// Creates a provider.
  public override init() {}
  /// Asks a page. The handler hears that it cannot be loaded.
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    completionHandler(nil, LPError(.metadataFetchFailed))
  }
  /// Asks a page. Throws, since it cannot be loaded.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
  /// Stops. Inert.
  open func cancel() {}
}
