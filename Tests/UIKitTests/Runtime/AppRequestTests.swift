import Foundation
import Testing

@_spi(Generated) @testable import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests get the contents of files, or an error at once.
@Suite(.serialized) struct AppRequestTests {
  private static let answers = [
    AppRequests.Answer(pattern: "https://api.example.org/pets?page=2", content: Data("two".utf8), type: "text/plain"),
    AppRequests.Answer(pattern: "https://api.example.org/pets", content: Data("[]".utf8), type: "application/json"),
    AppRequests.Answer(pattern: "http*://*.example.org/*/photo*.jpg", content: Data([1, 2]), type: "image/jpeg"),
  ]

  private func content(_ address: String, _ session: URLSession) async throws -> (text: String, type: String?) {
    let url = try #require(URL(string: address))
    let (data, response) = try await session.data(from: url)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    return (String(decoding: data, as: UTF8.self), response.mimeType)
  }

  private static let sessions = [
    AppRequests.defaultConfiguration, AppRequests.ephemeralConfiguration,
  ]

  @Test(arguments: [
    ("https://api.example.org/pets", "[]"), ("https://api.example.org/pets?page=1", "[]"),
    ("https://api.example.org/pets?page=2", "two"), ("https://api.example.org/pets#top", "[]"),
    ("http://cdn.example.org/7/photo-1.jpg?size=2", "\u{1}\u{2}"),
  ]) func theFirstPatternThatMatchesCounts(_ address: String, _ text: String) async throws {
    AppRequests.shared.begin(Self.answers)
    for configuration in Self.sessions {
      let session = URLSession(configuration: configuration)
      #expect(try await content(address, session).text == text)
    }
    #expect(try await content(address, .shared).text == text)
  }

  @Test(arguments: [
    "https://api.example.org/pets/1", "https://api.example.org/pet", "https://cdn.example.org/7/photo-1.png",
  ]) func othersEndAsWithoutANetwork(_ address: String) async throws {
    AppRequests.shared.begin(Self.answers)
    for session in Self.sessions.map({ URLSession(configuration: $0) }) + [.shared] {
      let error = await #expect(throws: URLError.self) { try await content("\(address)?q=1", session) }
      #expect(error?.code == .notConnectedToInternet)
    }
    #expect(AppRequests.shared.unanswered.contains(address))
  }
}
