import FlyingFox
import FlyingSocks
import Foundation
import snug

/// An HTTP server on 127.0.0.1, based on FlyingFox.
///
/// Clients reach it through a ``FloodGate``. ``PageHandler`` answers its requests, and ``ImpatientPool`` limits how
/// long it waits for clients.
package struct LoopbackServer: PageServer {
  package init() {}

  package func serve(
    port: UInt16, limits: PageLimits, started: @escaping @Sendable (UInt16) async throws -> Void,
    answer: @escaping @Sendable (PageRequest) async -> PageResponse
  ) async throws {
    let gate = try FloodGate(port: port, limits: limits)
    defer { gate.stop() }
    let configuration = HTTPServer.Configuration(
      address: sockaddr_un.unix(path: gate.inner), timeout: limits.answeringSeconds,
      sharedRequestBufferSize: limits.body, sharedRequestReplaySize: limits.body,
      pool: ImpatientPool(base: HTTPServer.defaultPool(), limits: limits), logger: .disabled)
    let server = HTTPServer(
      config: configuration, handler: PageHandler(limits: limits, answer: answer))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        try await server.waitUntilListening(timeout: 10)
        gate.start()
        try await started(gate.port)
        // This task must not end, because the end of one task of the group ends the server.
        try await Task.sleep(for: .seconds(1 << 30))
      }
      try await group.next()
      group.cancelAll()
    }
  }
}
