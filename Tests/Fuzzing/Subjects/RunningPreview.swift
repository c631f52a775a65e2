import Foundation

/// A preview that runs, to which requests are sent.
struct RunningPreview {
  private let process: Process
  private let port: UInt16
  /// The random part of its address, without which requests are refused.
  private let token: String

  /// Starts a preview of the folder `App` in a folder, and waits for its address.
  init(in folder: ScratchFolder) throws {
    process = Process()
    process.executableURL = URL(fileURLWithPath: ProgramRun.program)
    process.arguments = ["preview", "App"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let match = line.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/(\w+)\//), let port = UInt16(match.1) else {
      Self.end(process)
      throw BrokenPromise("the preview printed \(line.debugDescription)")
    }
    self.port = port
    token = String(match.2)
  }

  /// Ends the process.
  func end() { Self.end(process) }

  private static func end(_ process: Process) {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// What comes back for a request, in which TOKEN and PORT stand for those of the preview; empty if nothing comes.
  func answer(to request: [UInt8]) throws -> [UInt8] { try received(after: filled(request), isWhole: false) }

  /// Checks that the process still runs and answers.
  func checkThatItAnswers() throws {
    guard process.isRunning else { throw BrokenPromise("the preview ended with \(process.terminationStatus)") }
    let own = "GET /TOKEN/documents HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nConnection: close\r\n\r\n"
    let answer = try received(after: filled(Array(own.utf8)), isWhole: true)
    guard answer.starts(with: "HTTP/1.1 200".utf8) else {
      throw BrokenPromise("the page gets \(String(decoding: answer.prefix(200), as: UTF8.self).debugDescription)")
    }
  }

  private func filled(_ request: [UInt8]) -> [UInt8] {
    let text = String(decoding: request, as: UTF8.self)
    guard Array(text.utf8) == request else { return request }
    return Array(text.replacing("TOKEN", with: token).replacing("PORT", with: "\(port)").utf8)
  }

  /// What comes back on a connection of its own; empty if nothing comes for a while.
  private func received(after request: [UInt8], isWhole: Bool) throws -> [UInt8] {
    #if os(Linux)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
      let flags: Int32 = 0
    #endif
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    var patience = timeval()
    patience.tv_sec = isWhole ? 20 : 0
    patience.tv_usec = isWhole ? 0 : 50_000
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw BrokenPromise("the preview takes no connection") }
    _ = send(descriptor, request, request.count, flags)
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return answer }
      answer += buffer.prefix(count)
      if !isWhole || answer.count > 1 << 20 { return answer }
    }
  }
}
