import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The answers to the requests of an app, which runs without a network: the contents of files, or else an error at once.
///
/// Generated code asks it for configurations of sessions. Requests of other schemes than HTTP are left to Foundation.
@_spi(Generated) public nonisolated final class AppRequests: Sendable {
  /// The answers of the process.
  public static let shared = AppRequests()

  /// The answer to some requests.
  package struct Answer: Hashable, Sendable {
    /// The addresses of the requests; `*` stands for any characters. Without a question mark, queries do not count.
    package var pattern: String
    /// The content of the answer.
    package var content: Data
    /// The media type of the content.
    package var type: String

    package init(pattern: String, content: Data, type: String) {
      self.pattern = pattern
      self.content = content
      self.type = type
    }
  }

  private struct State {
    var answers: [Answer] = []
    var unanswered: Set<String> = []
    var lastChange: ContinuousClock.Instant?
  }

  private let state = Mutex(State())

  /// How long after the last change of a request the app may still be busy with it: the answer goes from a thread of the
  /// session to the app's code on another one.
  private static let pause = Duration.milliseconds(50)
  /// The most addresses that are kept.
  private static let mostAddresses = 100

  init() {}

  /// From now on, requests of this process get these answers, or an error that there is no network.
  package func begin(_ answers: [Answer]) {
    state.withLock { $0.answers = answers }
    URLProtocol.registerClass(AnsweredRequest.self)
  }

  /// The addresses, without queries, of requests that got an error, in order.
  package var unanswered: [String] { state.withLock { $0.unanswered.sorted() } }

  /// Whether a request was made or answered just now.
  package var isBusy: Bool {
    state.withLock { $0.lastChange.map { .now - $0 < Self.pause } ?? false }
  }

  /// Foundation's `default` configuration of sessions, with answers by this type.
  public static var defaultConfiguration: URLSessionConfiguration { answered(.default) }

  /// Foundation's `ephemeral` configuration of sessions, with answers by this type.
  public static var ephemeralConfiguration: URLSessionConfiguration { answered(.ephemeral) }

  private static func answered(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
    configuration.protocolClasses = [AnsweredRequest.self] + (configuration.protocolClasses ?? [])
    return configuration
  }

  /// Notes that a request was made or answered.
  fileprivate func change() { state.withLock { $0.lastChange = .now } }

  /// The answer to a request; `nil` if there is none.
  fileprivate func answer(to url: URL) -> Answer? {
    let whole = url.absoluteString
    let address = String(whole.prefix { $0 != "?" && $0 != "#" })
    return state.withLock { state in
      let answer = state.answers.first {
        Self.matches($0.pattern.contains("?") ? whole : address, Substring($0.pattern))
      }
      if answer == nil, state.unanswered.count < Self.mostAddresses { state.unanswered.insert(address) }
      return answer
    }
  }

  /// Whether a text matches a pattern in which `*` stands for any characters.
  private static func matches(_ text: some StringProtocol, _ pattern: Substring) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return text == pattern }
    guard text.hasPrefix(first) else { return false }
    var rest = String(text.dropFirst(first.count))
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = String(rest[range.upperBound...])
    }
    return rest.hasSuffix(last)
  }
}

/// A request that ``AppRequests`` answers.
private nonisolated final class AnsweredRequest: URLProtocol, @unchecked Sendable {
  override class func canInit(with request: URLRequest) -> Bool {
    AppRequests.shared.change()
    return ["http", "https"].contains(request.url?.scheme?.lowercased())
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    AppRequests.shared.change()
    defer { AppRequests.shared.change() }
    guard let url = request.url, let answer = AppRequests.shared.answer(to: url),
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: "HTTP/1.1",
        headerFields: ["Content-Type": answer.type, "Content-Length": "\(answer.content.count)"])
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: answer.content)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
