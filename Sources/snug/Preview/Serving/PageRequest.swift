/// An HTTP request to the server of the preview.
package struct PageRequest: Sendable {
  /// The HTTP method of the request: `GET` or `POST`.
  package var method: String
  /// The path as it was sent, beginning with a slash.
  package var path: String
  /// The names and values of the query, after the question mark.
  package var query: [String: String]
  /// The headers by their names in lowercase.
  package var headers: [String: String]
  /// The body of the request.
  package var body: [UInt8]

  package init(method: String, path: String, query: [String: String], headers: [String: String], body: [UInt8]) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }
}
