import FlyingFox
import FlyingSocks
import Foundation
import snug

/// A server of HTTP on 127.0.0.1, made of FlyingFox.
package struct LoopbackServer: PageServer {
  /// Makes a server.
  package init() {}

  package func serve(
    port: UInt16, limits: PageLimits, started: @escaping @Sendable (UInt16) async throws -> Void,
    answer: @escaping @Sendable (PageRequest) async -> PageResponse
  ) async throws {
    let configuration = HTTPServer.Configuration(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: limits.readingSeconds,
      sharedRequestBufferSize: limits.body, sharedRequestReplaySize: limits.body,
      pool: ImpatientPool(base: HTTPServer.defaultPool(), limits: limits), logger: .disabled)
    let server = HTTPServer(
      config: configuration, handler: PageHandler(limits: limits, answer: answer))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        try await server.waitUntilListening(timeout: 10)
        guard case .ip4(_, let port)? = await server.listeningAddress else { throw SocketError.unsupportedAddress }
        try await started(port)
        // The server runs on.
        try await Task.sleep(for: .seconds(1 << 30))
      }
      try await group.next()
      group.cancelAll()
    }
  }
}
