import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request as it is sent: method and address, headers, body.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// A request as it is sent.
  ///
  /// - Parameter pretty: whether JSON in the body is written with line breaks.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
      let body = request.httpBody.map { "\n" + (pretty ? prettyJSON($0) : String(decoding: $0, as: UTF8.self)) }
      let first = "\(request.httpMethod ?? "GET") \(address(of: request) ?? "(null)")"
      return ([first] + headers + (body.map { [$0] } ?? [])).joined(separator: "\n")
    }
  }

  /// A request as a command line of curl.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      func escaped(_ text: String) -> String { text.replacing("\"", with: "\\\"") }
      let method = request.httpMethod ?? "GET"
      let headers = request.allHTTPHeaderFields ?? [:]
      var words = ["curl"]
      if method != "GET" { words.append(method == "HEAD" ? "--head" : "--request \(method)") }
      for name in headers.keys.sorted() where name != "Cookie" {
        words.append("--header \"\(name): \(escaped(headers[name] ?? ""))\"")
      }
      if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
        words.append("--data \"\(escaped(body.replacing("\\\"", with: "\\\\\"")))\"")
      }
      if let cookie = headers["Cookie"] { words.append("--cookie \"\(escaped(cookie))\"") }
      words.append("\"\(address(of: request) ?? "")\"")
      return words.joined(separator: " \\\n\t")
    }
  }

  private static func prettyJSON(_ data: Data) -> String {
    let object = try? JSONSerialization.jsonObject(with: data)
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
    let pretty = object.flatMap { try? JSONSerialization.data(withJSONObject: $0, options: options) }
    return String(decoding: pretty ?? data, as: UTF8.self)
  }

  /// The address with its query sorted.
  private static func address(of request: URLRequest) -> String? {
    guard let url = request.url else { return nil }
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    let items = parts?.queryItems?.sorted { $0.name < $1.name }
    parts?.queryItems = items
    return parts?.url?.absoluteString
  }
}
