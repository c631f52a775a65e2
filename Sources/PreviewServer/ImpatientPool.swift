import FlyingSocks
import Foundation
import snug

/// Waits for sockets through another pool, but limits the time of each wait and the number of sockets.
///
/// FlyingFox itself waits for a client without a limit. Here, a wait that takes too long ends with an error, which
/// closes the connection.
struct ImpatientPool: AsyncSocketPool {
  let base: any AsyncSocketPool
  let limits: PageLimits
  private let waiting = WaitingSockets()

  init(base: some AsyncSocketPool, limits: PageLimits) {
    self.base = base
    self.limits = limits
  }

  /// Lets bytes be sent without waiting for more of them, which takes some 40 milliseconds. Connections inherit it.
  private static func sendAtOnce(_ descriptor: Int32) {
    var isOn: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // The first socket that waits is the one that clients connect to.
    let file = socket.file
    let number = await waiting.begin(file)
    guard number > 0 else {
      Self.sendAtOnce(file.rawValue)
      return try await base.suspendSocket(socket, untilReadyFor: events)
    }
    defer { Task { await waiting.end(file) } }
    // The gate keeps the limit. Those that it has ended are still counted for a moment.
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

/// Counts the clients' sockets that wait. The first socket is the one that clients connect to, and is not counted.
private actor WaitingSockets {
  private var listener: Socket.FileDescriptor?
  private var files: [Socket.FileDescriptor: Int] = [:]

  /// Begins to wait for a socket. Returns how many clients wait then; 0 for the socket that they connect to.
  func begin(_ file: Socket.FileDescriptor) -> Int {
    if listener == nil { listener = file }
    guard file != listener else { return 0 }
    files[file, default: 0] += 1
    return files.count
  }

  /// Stops waiting for a socket.
  func end(_ file: Socket.FileDescriptor) {
    guard let count = files[file] else { return }
    files[file] = count > 1 ? count - 1 : nil
  }
}
