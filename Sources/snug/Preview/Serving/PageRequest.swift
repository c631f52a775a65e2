/// A request to the page of the preview.
package struct PageRequest: Sendable {
  /// `GET` or `POST`.
  package var method: String
  /// The path as it was sent, with a slash at its beginning.
  package var path: String
  /// The names and values behind the question mark.
  package var query: [String: String]
  /// The headers by their names in lowercase.
  package var headers: [String: String]
  /// What was sent with it.
  package var body: [UInt8]

  package init(method: String, path: String, query: [String: String], headers: [String: String], body: [UInt8]) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }
}
