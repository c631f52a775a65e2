import Foundation
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A file that is loaded. The class exists for the signatures of methods: no file is loaded.
@preconcurrency @MainActor open class WKDownload: NSObject {
  /// Is told of the progress. Inert.
  open weak var delegate: (any WKDownloadDelegate)?
  /// The request.
  open var originalRequest: URLRequest? { nil }
  /// The progress.
  public let progress = Progress(totalUnitCount: 0)
  /// Stops. Inert.
  open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) { completionHandler?(nil) }
}
