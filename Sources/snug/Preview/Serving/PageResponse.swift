import Environments

/// An answer of the preview.
package struct PageResponse: Sendable {
  /// What is sent.
  package enum Body: Sendable {
    /// All of it at once.
    case bytes([UInt8])
    /// Pieces, as they come.
    case stream(AsyncStream<[UInt8]>)
  }

  package var status: Int
  /// The headers with their values.
  package var headers: [(name: String, value: String)]
  /// What is sent.
  package var body: Body

  init(_ status: Int, _ type: String, _ body: Body) {
    self.status = status
    self.body = body
    headers = [("Content-Type", type)] + Self.protection
  }

  /// A page, a picture or data.
  static func bytes(_ bytes: [UInt8], _ type: String) -> PageResponse { PageResponse(200, type, .bytes(bytes)) }

  /// Why a request was not done.
  static func refusal(_ status: Int, _ reason: String) -> PageResponse {
    PageResponse(status, "text/plain; charset=utf-8", .bytes(Array((PlainLine.of(reason) + "\n").utf8)))
  }

  /// The headers that keep other pages and foreign content away from the preview: the page runs only its own script,
  /// loads only from its own server, is shown in no frame, and is not cached
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
