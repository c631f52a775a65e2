import Foundation
import PreviewServer
import Synchronization
import TestSupport
import Testing

@testable import snug

/// The server of the preview: what clients may ask of it, and how long it waits for them.
nonisolated struct LoopbackServerTests {
  /// Runs a server while `body` uses it.
  private func serving(
    _ limits: PageLimits, _ answer: @escaping @Sendable (PageRequest) async -> PageResponse = { Self.echo($0) },
    _ body: @escaping @Sendable (UInt16) throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      let (ports, port) = AsyncStream.makeStream(of: UInt16.self)
      group.addTask {
        try await LoopbackServer().serve(port: 0, limits: limits, started: { port.yield($0) }, answer: answer)
      }
      var all = ports.makeAsyncIterator()
      let number = try #require(await all.next())
      try await inOwnThread { try body(number) }
      group.cancelAll()
    }
  }

  private static func echo(_ request: PageRequest) -> PageResponse {
    let query = request.query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let words = [
      request.method, request.path, query.joined(separator: "&"), String(decoding: request.body, as: UTF8.self),
    ]
    return .bytes(Array(words.joined(separator: " | ").utf8), "text/plain")
  }

  @Test func requestsArriveWithTheirParts() async throws {
    try await serving(PageLimits()) { port in
      let answer = try #require(RawClient(port: port)).answer(
        to: "POST /a/b?x=1&y=a%20b HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc")
      #expect(answer.status == 200)
      #expect(answer.text.hasSuffix("POST | /a/b | x=1&y=a b | abc"))
      #expect(answer.text.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"))
    }
  }

  @Test func onlyTheLoopbackInterfaceIsListenedTo() async throws {
    try await serving(PageLimits()) { port in
      #expect(RawClient(port: port) != nil)
      #expect(RawClient(port: port, host: "127.0.0.2") == nil)
    }
  }

  @Test func largeBodiesAreRefused() async throws {
    var limits = PageLimits()
    limits.body = 100
    try await serving(limits) { port in
      for length in ["Content-Length: 101", "Content-Length: 99999999999", "Transfer-Encoding: chunked"] {
        let client = try #require(RawClient(port: port))
        client.send("POST / HTTP/1.1\r\nHost: h\r\n\(length)\r\n\r\n")
        #expect(String(decoding: client.receive() ?? [], as: UTF8.self).hasPrefix("HTTP/1.1 413"), "\(length)")
      }
    }
  }

  /// One line without an end, and lines without an end.
  @Test func longHeadersAreRefused() async throws {
    var limits = PageLimits()
    (limits.header, limits.body) = (2_000, 1_000)
    try await serving(limits) { port in
      let line = String(repeating: "a", count: 500)
      for part in [line, "X: \(line)\r\n"] {
        let client = try #require(RawClient(port: port))
        client.send("GET / HTTP/1.1\r\nHost: h\r\n")
        for _ in 0..<8 { client.send(part) }
        #expect(String(decoding: client.receive() ?? [], as: UTF8.self).hasPrefix("HTTP/1.1 431"))
        #expect(client.receive() == [])
      }
      // What was answered does not count.
      let patient = try #require(RawClient(port: port))
      for number in 0..<8 {
        patient.send("GET /\(number) HTTP/1.1\r\nHost: h\r\nConnection: keep-alive\r\nX: \(line)\r\n\r\n")
        var heard = ""
        while !heard.hasSuffix("GET | /\(number) |  | "), let more = patient.receive(), !more.isEmpty {
          heard += String(decoding: more, as: UTF8.self)
        }
        #expect(heard.hasPrefix("HTTP/1.1 200"))
      }
    }
  }

  @Test func clientsThatSendNothingAreDropped() async throws {
    var limits = PageLimits()
    limits.readingSeconds = 0.2
    try await serving(limits) { port in
      let silent = try #require(RawClient(port: port))
      #expect(silent.receive() == [])
      let halting = try #require(RawClient(port: port))
      halting.send("GET / HTTP/1.1\r\nHost:")
      #expect(halting.receive() == [])
    }
  }

  @Test func clientsThatDoNotReadAreDropped() async throws {
    var limits = PageLimits()
    limits.writingSeconds = 0.2
    let ended = Mutex(false)
    try await serving(
      limits,
      { _ in
        let (stream, pieces) = AsyncStream.makeStream(of: [UInt8].self)
        pieces.onTermination = { _ in ended.withLock { $0 = true } }
        for _ in 0..<64 { pieces.yield([UInt8](repeating: 65, count: 1 << 20)) }
        return PageResponse(200, "text/plain", .stream(stream))
      },
      { port in
        let client = try #require(RawClient(port: port))
        client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        for _ in 0..<100 where !ended.withLock({ $0 }) { usleep(50_000) }
        #expect(ended.withLock { $0 })
        withExtendedLifetime(client) {}
      })
  }

  @Test func piecesAreSentAsTheyCome() async throws {
    let (stream, pieces) = AsyncStream.makeStream(of: [UInt8].self)
    try await serving(PageLimits(), { _ in PageResponse(200, "text/event-stream", .stream(stream)) }) { port in
      let client = try #require(RawClient(port: port))
      client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
      _ = client.receive()
      for word in ["one", "two"] {
        pieces.yield(Array("data: \(word)\n\n".utf8))
        #expect(String(decoding: client.receive() ?? [], as: UTF8.self).contains("data: \(word)"))
      }
    }
  }

  @Test func tooManyConnectionsAreRefused() async throws {
    var limits = PageLimits()
    limits.connections = 3
    let (stream, pieces) = AsyncStream.makeStream(of: [UInt8].self)
    try await serving(limits, { _ in PageResponse(200, "text/event-stream", .stream(stream)) }) { port in
      let clients = try (0..<3).map { _ in try #require(RawClient(port: port)) }
      for client in clients {
        client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        _ = client.receive()
      }
      let further = try #require(RawClient(port: port))
      further.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
      #expect(further.receive() == [])
      withExtendedLifetime((clients, pieces)) {}
    }
  }

  /// Clients that send nothing, that send their headers slowly, or that were refused, do not keep others away.
  @Test(arguments: [
    "", "GET / HTTP/1.1\r\nHost:", "GET /refused HTTP/1.1\r\nHost: h\r\nConnection: keep-alive\r\n\r\n",
  ])
  func slowClientsMakeRoom(begun: String) async throws {
    let answer: @Sendable (PageRequest) -> PageResponse = { request in
      request.path == "/refused" ? .refusal(404, "no") : Self.echo(request)
    }
    try await serving(PageLimits(), { answer($0) }) { port in
      var slow: [RawClient] = []
      for _ in 0..<64 {
        let client = try #require(RawClient(port: port))
        client.send(begun)
        slow.append(client)
      }
      for client in slow where begun.hasSuffix("\r\n\r\n") { _ = client.receive() }
      for _ in 0..<8 {
        let own = try #require(RawClient(port: port))
        let answer = own.answer(to: "GET /own HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
        #expect(answer.status == 200)
      }
      withExtendedLifetime(slow) {}
    }
  }

  @Test func headersHaveALimitedTime() async throws {
    var limits = PageLimits()
    limits.headerSeconds = 0.5
    try await serving(limits) { port in
      // Each byte comes in time.
      let client = try #require(RawClient(port: port))
      for byte in "GET / HTTP/1.1\r\nHost: h\r\nX: a long value" {
        client.send(String(byte))
        usleep(50_000)
      }
      #expect(client.receive() == [])
      // A client that was answered has the same time again.
      let patient = try #require(RawClient(port: port))
      for number in 0..<3 {
        patient.send("GET /\(number) HTTP/1.1\r\nHost: h\r\nConnection: keep-alive\r\n\r\n")
        var heard = ""
        while !heard.hasSuffix("GET | /\(number) |  | "), let more = patient.receive(), !more.isEmpty {
          heard += String(decoding: more, as: UTF8.self)
        }
        #expect(heard.hasPrefix("HTTP/1.1 200"))
        usleep(600_000)
      }
    }
  }

  @Test(arguments: ["Host: h\r\nHost: h", "host: h\r\nX: 1\r\nHOST : other", "Host:\r\n hOsT: h"])
  func twoHostsAreRefused(headers: String) async throws {
    try await serving(PageLimits()) { port in
      let client = try #require(RawClient(port: port))
      #expect(client.answer(to: "GET / HTTP/1.1\r\n\(headers)\r\n\r\n").status == 400)
      // In a body, the words mean nothing; neither do longer names.
      let body = "Host: a\nHost: b\n"
      let other = try #require(RawClient(port: port))
      let request =
        "POST / HTTP/1.1\r\nHost: h\r\nHostess: x\r\nContent-Length: \(body.utf8.count)\r\nConnection: close"
      #expect(other.answer(to: "\(request)\r\n\r\n\(body)").status == 200)
    }
  }
}
