import FlyingSocks
import Foundation
import snug

/// Waits for sockets through another pool of FlyingFox, but limits the time of each wait and the number of sockets.
///
/// FlyingFox's own pools wait for a client without a time limit. Here, a wait that takes too long throws an error,
/// which makes FlyingFox close the connection.
struct ImpatientPool: AsyncSocketPool {
  let base: any AsyncSocketPool
  let limits: PageLimits
  private let waiting = WaitingSockets()

  init(base: some AsyncSocketPool, limits: PageLimits) {
    self.base = base
    self.limits = limits
  }

  /// Turns off the algorithm by which the system delays small packets by some 40 milliseconds. Accepted connections
  /// inherit this from the listening socket.
  private static func sendAtOnce(_ descriptor: Int32) {
    var isOn: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // The first socket that waits is the listening socket, which waits for clients without a limit.
    let file = socket.file
    let number = await waiting.begin(file)
    guard number > 0 else {
      Self.sendAtOnce(file.rawValue)
      return try await base.suspendSocket(socket, untilReadyFor: events)
    }
    defer { Task { await waiting.end(file) } }
    // `FloodGate` enforces the real limit on connections. The limit here is twice as high, because connections that
    // are closed are still counted for a moment.
    guard number <= limits.connections * 2 else { throw SocketError.disconnected }
    let seconds = events.contains(.write) ? limits.writingSeconds : limits.readingSeconds
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await base.suspendSocket(socket, untilReadyFor: events) }
      group.addTask {
        try await Task.sleep(for: .seconds(seconds))
        throw SocketError.disconnected
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}

/// Counts the clients' sockets that wait. The first socket that waits is the listening socket, which is not counted.
private actor WaitingSockets {
  private var listener: Socket.FileDescriptor?
  private var files: [Socket.FileDescriptor: Int] = [:]

  /// Notes that a socket begins to wait. Returns the number of clients' sockets that wait now; 0 if it is the listening
  /// socket.
  func begin(_ file: Socket.FileDescriptor) -> Int {
    if listener == nil { listener = file }
    guard file != listener else { return 0 }
    files[file, default: 0] += 1
    return files.count
  }

  /// Notes that a socket has stopped waiting.
  func end(_ file: Socket.FileDescriptor) {
    guard let count = files[file] else { return }
    files[file] = count > 1 ? count - 1 : nil
  }
}
