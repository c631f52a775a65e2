import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests to the web, as before iOS 9. Inert: there is no web, and the answer comes at once.
@available(*, deprecated, message: "Use URLSession.")
open class NSURLConnection: NSObject {
  /// Sends a request. The handler is told at once that there is no way to the web.
  @answers(handler(nil, nil, URLError(.notConnectedToInternet)))
  open class func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue,
    completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
  )

  /// Sends a request. Throws at once: there is no way to the web.
  @answers(throwing: URLError(.notConnectedToInternet))
  open class func sendSynchronousRequest(
    _ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?
  ) throws -> Data
}
