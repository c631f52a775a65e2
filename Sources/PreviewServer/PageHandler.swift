import FlyingFox
import FlyingSocks
import Foundation
import snug

/// Converts FlyingFox's requests to ``PageRequest``s, lets a function answer them, and converts the answers back.
struct PageHandler: HTTPHandler {
  let limits: PageLimits
  let answer: @Sendable (PageRequest) async -> PageResponse

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    // Bodies that are too large, or of unknown length, are refused without reading them.
    guard let count = request.bodySequence.count, count <= limits.body else {
      return HTTPResponse(statusCode: .payloadTooLarge)
    }
    var headers: [String: String] = [:]
    for (header, value) in request.headers { headers[header.rawValue.lowercased()] = value }
    var query: [String: String] = [:]
    for item in request.query { query[item.name] = item.value }
    let body = [UInt8](try await request.bodyData)
    let response = await answer(
      PageRequest(
        method: request.method.rawValue, path: request.path, query: query, headers: headers, body: body))
    var sent = HTTPHeaders()
    for (name, value) in response.headers { sent[HTTPHeader(name)] = value }
    let status = HTTPStatusCode(response.status, phrase: "")
    switch response.body {
    case .bytes(let bytes):
      return HTTPResponse(statusCode: status, headers: sent, body: Data(bytes))
    case .stream(let pieces):
      return HTTPResponse(statusCode: status, headers: sent, body: HTTPBodySequence(from: PieceSequence(pieces)))
    }
  }
}
