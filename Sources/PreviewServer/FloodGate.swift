import Foundation
import Synchronization
import snug

/// A relay between clients and the FlyingFox server that limits how much a client can send, because FlyingFox itself
/// reads headers of any length.
///
/// Bytes are relayed without parsing, except that ``HeaderLines`` counts `Host` lines. Until the server answers, a
/// client may send only a limited number of bytes, and has a limited time for its headers. If all connections are in
/// use, a client that has sent nothing or was refused is disconnected, so that the page can always reach the server.
///
/// The relay listens on the loopback interface. ``LoopbackServer`` starts it, and lets FlyingFox listen on a Unix
/// socket in a folder that only the user can open.
final class FloodGate: Sendable {
  /// The port that clients connect to.
  let port: UInt16
  /// The path of the socket on which the server listens.
  let inner: String
  /// The folder of the socket, whose permissions keep other users away.
  private let folder: ScratchFolder
  private let listener: Int32
  private let limits: PageLimits
  private let isStopped = Mutex(false)

  /// The longest time, in milliseconds, that the thread waits before it checks whether it should stop.
  private static let longestPause: Int32 = 200
  /// The most bytes that are received at once and kept until the other side reads them.
  private static let part = 1 << 16

  /// The reason why the relay cannot listen for connections.
  struct Failure: Error, CustomStringConvertible {
    var description: String

    init(_ what: String) { description = "\(what): \(String(cString: strerror(errno)))" }
  }

  /// Listens on 127.0.0.1.
  ///
  /// - Parameters:
  ///   - port: the port; 0 for any free port.
  ///   - limits: the limits for requests and connections.
  init(port: UInt16, limits: PageLimits) throws {
    self.limits = limits
    listener = try Self.makeSocket(AF_INET)
    var isOn: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (listener, length) = (listener, size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &size) == 0
      }
    }
    guard isBound else {
      let failure = Failure("port \(port)")
      close(listener)
      throw failure
    }
    self.port = UInt16(bigEndian: address.sin_port)
    do {
      // The system limits the length of a Unix socket's path.
      folder = try ScratchFolder(longestPath: 90)
    } catch {
      close(listener)
      throw error
    }
    inner = folder.path + "/server"
  }

  private static func makeSocket(_ family: Int32) throws -> Int32 {
    #if os(Linux)
      let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(family, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw Failure("socket") }
    prepare(descriptor)
    return descriptor
  }

  /// Makes the descriptor non-blocking, and prevents started processes from inheriting it.
  private static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Begins to relay bytes, in a new thread.
  func start() {
    Thread.detachNewThread { [self] in run() }
  }

  /// Ends all connections.
  func stop() {
    isStopped.withLock { $0 = true }
    // The folder is removed here, because the process may end before the thread notices that it should stop.
    folder.remove()
  }

  // MARK: Passing on

  /// A client and its connection to the server.
  private struct Passage {
    let client: Int32
    let server: Int32
    /// Bytes that were received from the client and not yet sent to the server.
    var toServer: [UInt8] = []
    var toClient: [UInt8] = []
    /// The number of bytes that the client has sent since the server last sent an answer.
    var sent = 0
    /// The headers that the client has sent so far of its present request.
    var headers = HeaderLines()
    /// The time at which the headers have to be complete; `nil` for a client that has been answered and has sent
    /// nothing since.
    var headersEnd: ContinuousClock.Instant?
    /// Whether the last answer was a refusal.
    var isRefused = false
    /// Whether the client may be disconnected in favour of another one: its request is incomplete, or was refused.
    var isIdle: Bool { sent == 0 ? headersEnd != nil || isRefused : !headers.areComplete }
    var clientEnded = false
    var serverEnded = false
    /// The time at which the remaining bytes for the client are dropped, after the server has closed the connection;
    /// `nil` before that.
    var end: ContinuousClock.Instant?
  }

  private func run() {
    var passages: [Passage] = []
    while !isStopped.withLock({ $0 }) {
      var polled = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
      for passage in passages {
        let fromClient = passage.toServer.isEmpty && !passage.clientEnded ? POLLIN : 0
        let fromServer = passage.toClient.isEmpty && !passage.serverEnded ? POLLIN : 0
        polled.append(
          pollfd(
            fd: passage.client, events: Int16(fromClient | (passage.toClient.isEmpty ? 0 : POLLOUT)), revents: 0))
        polled.append(
          pollfd(
            fd: passage.serverEnded ? -1 : passage.server,
            events: Int16(fromServer | (passage.toServer.isEmpty ? 0 : POLLOUT)), revents: 0))
      }
      _ = poll(&polled, nfds_t(polled.count), Self.longestPause)
      for index in passages.indices.reversed() {
        let events = (polled[1 + index * 2].revents, polled[2 + index * 2].revents)
        if !pass(&passages[index], events.0, events.1) { Self.end(passages.remove(at: index)) }
      }
      if polled[0].revents != 0 {
        // Of several idle clients, the oldest is disconnected.
        if passages.count >= limits.connections, let idle = passages.firstIndex(where: \.isIdle) {
          Self.end(passages.remove(at: idle))
        }
        if let passage = takeClient(among: passages.count) { passages.append(passage) }
      }
    }
    passages.forEach(Self.end)
    close(listener)
  }

  private static func end(_ passage: Passage) {
    close(passage.client)
    close(passage.server)
  }

  private func takeClient(among count: Int) -> Passage? {
    let client = accept(listener, nil, nil)
    guard client >= 0 else { return nil }
    Self.prepare(client)
    var isOn: Int32 = 1
    setsockopt(client, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    guard count < limits.connections, let server = try? Self.makeSocket(AF_UNIX), reachServer(by: server) else {
      close(client)
      return nil
    }
    return Passage(client: client, server: server, headersEnd: .now + .seconds(limits.headerSeconds))
  }

  private func reachServer(by server: Int32) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = Array(inner.utf8)
    guard path.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(server, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    if result == 0 { return true }
    close(server)
    return false
  }

  /// Relays as many bytes as possible in both directions. Returns whether the connection stays open.
  private func pass(_ passage: inout Passage, _ clientEvents: Int16, _ serverEvents: Int16) -> Bool {
    let failed = Int16(POLLERR | POLLNVAL)
    if clientEvents & failed != 0 || serverEvents & failed != 0 { return false }
    if clientEvents & Int16(POLLIN | POLLHUP) != 0, passage.toServer.isEmpty, !passage.clientEnded {
      let bytes = Self.receive(from: passage.client)
      if passage.headersEnd == nil { passage.headersEnd = .now + .seconds(limits.headerSeconds) }
      passage.sent += bytes.count
      passage.headers.add(bytes)
      if passage.sent > limits.header + limits.body { return Self.refuse(passage, 431) }
      // Requests with two `Host` lines are refused, because different parsers might use different ones of them.
      if passage.headers.hosts > 1 { return Self.refuse(passage, 400) }
      passage.toServer = bytes
      passage.clientEnded = bytes.isEmpty
      if bytes.isEmpty { shutdown(passage.server, Int32(SHUT_WR)) }
    }
    if let end = passage.headersEnd, !passage.headers.areComplete, .now > end { return false }
    if !passage.toServer.isEmpty {
      guard let count = Self.send(passage.toServer[...], to: passage.server) else { return false }
      passage.toServer.removeFirst(count)
    }
    if serverEvents & Int16(POLLIN | POLLHUP) != 0, passage.toClient.isEmpty, !passage.serverEnded {
      let bytes = Self.receive(from: passage.server)
      if passage.sent > 0 { passage.isRefused = !bytes.starts(with: "HTTP/1.1 2".utf8) }
      passage.sent = 0
      passage.headers = HeaderLines()
      passage.headersEnd = nil
      passage.toClient = bytes
      passage.serverEnded = bytes.isEmpty
      if bytes.isEmpty { passage.end = .now + .seconds(limits.writingSeconds) }
    }
    if !passage.toClient.isEmpty {
      guard let count = Self.send(passage.toClient[...], to: passage.client) else { return false }
      passage.toClient.removeFirst(count)
      if !passage.toClient.isEmpty, passage.serverEnded, let end = passage.end, .now > end { return false }
    }
    return !passage.serverEnded || !passage.toClient.isEmpty
  }

  /// Refuses a request with an HTTP status. Returns `false`, so that the connection is closed.
  private static func refuse(_ passage: Passage, _ status: Int) -> Bool {
    let answer = "HTTP/1.1 \(status) \r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
    send(Array(answer.utf8)[...], to: passage.client)
    return false
  }

  /// The bytes that have arrived; empty if the connection has ended or is broken.
  private static func receive(from descriptor: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: part)
    // The call does not block, because `poll` has reported that there are bytes to read.
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return Array(buffer.prefix(max(0, count)))
  }

  /// Sends bytes without blocking. Returns the number of bytes that were sent; `nil` if the connection is broken.
  @discardableResult private static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int? {
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    let count = bytes.withUnsafeBytes { buffer in Foundation.send(descriptor, buffer.baseAddress, buffer.count, flags) }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? 0 : nil
  }
}
