import Environments

/// An HTTP response of the server of the preview.
package struct PageResponse: Sendable {
  /// The body of a response.
  package enum Body: Sendable {
    /// The complete body of the response.
    case bytes([UInt8])
    /// Parts of the body that are sent as they become available.
    case stream(AsyncStream<[UInt8]>)
  }

  package var status: Int
  /// The headers with their values.
  package var headers: [(name: String, value: String)]
  /// The body of the response.
  package var body: Body

  init(_ status: Int, _ type: String, _ body: Body) {
    self.status = status
    self.body = body
    headers = [("Content-Type", type)] + Self.protection
  }

  /// Makes a successful response with a body and its content type.
  static func bytes(_ bytes: [UInt8], _ type: String) -> PageResponse { PageResponse(200, type, .bytes(bytes)) }

  /// Makes the response to a refused request: an HTTP status and the reason as text.
  static func refusal(_ status: Int, _ reason: String) -> PageResponse {
    PageResponse(status, "text/plain; charset=utf-8", .bytes(Array((PlainLine.of(reason) + "\n").utf8)))
  }

  /// The security headers of all responses: the page runs only its own script, loads content only from its own server,
  /// may not be shown in a frame, and is not cached
  /// ([Content Security Policy](https://www.w3.org/TR/CSP3/)).
  private static let protection: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      """
      default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; \
      form-action 'none'; frame-ancestors 'none'
      """
    ),
    ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"), ("Cache-Control", "no-store"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
  ]
}
