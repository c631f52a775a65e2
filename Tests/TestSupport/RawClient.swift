import Foundation

/// Runs work that blocks its thread in a thread of its own, because the threads of tasks are few.
public func inOwnThread(_ work: @escaping @Sendable () throws -> Void) async throws {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
  }
}

/// A client that sends bytes as they are: invalid requests, parts of requests, and at any speed.
public final class RawClient {
  private let descriptor: Int32

  /// Connects to a port; `nil` if nobody listens.
  public init?(port: UInt16, host: String = "127.0.0.1") {
    #if os(Linux)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, host, &address.sin_addr)
    var timeout = timeval()
    // On a busy machine, a first screen takes many seconds.
    timeout.tv_sec = 120
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if result != 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Sends bytes as they are.
  public func send(_ text: String) {
    let bytes = Array(text.utf8)
    #if os(Linux)
      _ = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      _ = Foundation.send(descriptor, bytes, bytes.count, 0)
    #endif
  }

  /// The next bytes; empty if the server has closed the connection, `nil` if nothing came for two minutes.
  public func receive() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) ? nil : Array(buffer.prefix(max(0, count)))
  }

  /// Sends a request and reads the whole answer, whose connection is closed then.
  public func answer(to request: String) -> (status: Int?, text: String) {
    send(request)
    var bytes: [UInt8] = []
    while let more = receive(), !more.isEmpty { bytes += more }
    let text = String(decoding: bytes, as: UTF8.self)
    return (text.firstMatch(of: /^HTTP\/1\.1 (\d+)/).flatMap { Int($0.1) }, text)
  }
}
