import Foundation

/// Refuses HTTP requests that do not come from the preview's own page.
///
/// Any page that a browser shows can send requests to this machine. Three checks keep other pages out: the address must
/// have a random token; the header `Host` must name this machine (a foreign name that resolves to this machine is
/// refused); and the header `Origin`, if there is one, must name this page, because it names the page that sends a
/// request. ``PreviewSession`` answers the requests that pass.
struct PageGuard: Sendable {
  /// The random token that each valid path begins with.
  let token: String
  /// The port of the server.
  var port: UInt16 = 0

  init() {
    var generator = SystemRandomNumberGenerator()
    token = (0..<4).map { _ in
      let digits = String(generator.next() as UInt64, radix: 36)
      return String(repeating: "0", count: 13 - digits.count) + digits
    }.joined()
  }

  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// The part of a request's path after the token. Throws ``Refusal`` if the request is not allowed.
  func path(of request: PageRequest) throws(Refusal) -> String {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"], hosts.contains(host) else {
      throw Refusal(status: 421, reason: "this server answers for \(hosts[0]) only")
    }
    if let origin = request.headers["origin"], origin != "http://\(host)" {
      throw Refusal(status: 403, reason: "requests of other pages are not answered")
    }
    if let site = request.headers["sec-fetch-site"], !["same-origin", "none"].contains(site) {
      throw Refusal(status: 403, reason: "requests of other pages are not answered")
    }
    let parts = request.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = parts.first, isToken(first) else {
      throw Refusal(status: 404, reason: "the address that `snug preview` printed has a token, which is missing here")
    }
    guard request.method == "GET" || request.method == "POST" else {
      throw Refusal(status: 405, reason: "only GET and POST are understood")
    }
    if request.method == "POST", request.headers["origin"] == nil {
      throw Refusal(status: 403, reason: "changes need an origin")
    }
    return parts.count > 1 ? String(parts[1]) : ""
  }

  /// The HTTP status and the reason with which a request is refused.
  struct Refusal: Error, Hashable {
    var status: Int
    var reason: String
  }

  /// Whether a text is the token. It compares in constant time, so that the time does not reveal how many characters
  /// match.
  private func isToken(_ text: Substring) -> Bool {
    let (given, wanted) = (Array(text.utf8), Array(token.utf8))
    guard given.count == wanted.count else { return false }
    return zip(given, wanted).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
