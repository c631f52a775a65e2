import Foundation

/// Damaged requests to the page of the preview: several in one run of the program, after which it still answers.
struct RequestsFuzz {
  let seed: UInt64

  /// The damaged requests; TOKEN and PORT stand for what the run prints.
  var requests: [[UInt8]] {
    var random = FuzzGenerator(seed: seed)
    return (0..<20).map { _ in
      var bytes = Array(random.pick(Self.requests).utf8)
      for _ in 0...random.below(4) {
        if random.once(in: 3) {
          bytes.insert(contentsOf: Array(random.pick(ProgramSeeds.snippets).utf8), at: random.below(bytes.count + 1))
        } else {
          random.pick(ByteMutation.allCases).apply(to: &bytes, random: &random)
        }
      }
      return bytes
    }
  }

  func run(allowance: Double = 1) throws {
    let folder = try ScratchFolder()
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES" toolsVersion="21507"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="568"/><subviews>
      <label id="one" text="One"/></subviews></view></objects></document>
      """
    try folder.write(Array(document.utf8), to: "App/Main.xib")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ProgramRun.program)
    process.arguments = ["preview", "App"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
    }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let match = line.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/(\w+)\//), let port = UInt16(match.1) else {
      throw BrokenPromise("the preview printed \(line.debugDescription)")
    }
    func sent(_ request: [UInt8]) -> [UInt8] {
      let text = String(decoding: request, as: UTF8.self)
      guard Array(text.utf8) == request else { return request }
      return Array(text.replacing("TOKEN", with: match.2).replacing("PORT", with: "\(port)").utf8)
    }
    for request in requests {
      let answer = try Self.answer(to: sent(request), port: port, isWhole: false)
      let isHTTP = answer.isEmpty || answer.starts(with: "HTTP/1.1 ".utf8)
      guard isHTTP else {
        throw BrokenPromise("answer \(String(decoding: answer.prefix(200), as: UTF8.self).debugDescription)")
      }
      let head = String(decoding: answer.prefix(20), as: UTF8.self)
      let knowsToken = String(decoding: request, as: UTF8.self).contains("TOKEN")
      guard knowsToken || !head.hasPrefix("HTTP/1.1 2") else { throw BrokenPromise("an answer without the token") }
    }
    guard process.isRunning else { throw BrokenPromise("the preview ended with \(process.terminationStatus)") }
    let own = "GET /TOKEN/documents HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nConnection: close\r\n\r\n"
    let answer = try Self.answer(to: sent(Array(own.utf8)), port: port, isWhole: true)
    guard answer.starts(with: "HTTP/1.1 200".utf8) else {
      throw BrokenPromise("the page gets \(String(decoding: answer.prefix(200), as: UTF8.self).debugDescription)")
    }
  }

  /// What comes back on a connection of its own; empty if nothing comes for a while.
  private static func answer(to request: [UInt8], port: UInt16, isWhole: Bool) throws -> [UInt8] {
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

  private static let requests = [
    "GET /TOKEN/ HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n",
    "GET /TOKEN/documents HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n",
    "GET /TOKEN/screen?document=0&scene=root&device=retina4_0&textSize=L&scale=2&locale= HTTP/1.1\r\n"
      + "Host: localhost:PORT\r\nConnection: keep-alive\r\n\r\n",
    "GET /TOKEN/view?document=0&scene=root&view=one HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n",
    "POST /TOKEN/try HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: http://127.0.0.1:PORT\r\nContent-Length: 80\r\n\r\n"
      + #"{"document":0,"edit":{"id":"one","property":"text","value":"Two, which is long"}}"#,
    "POST /TOKEN/live HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: http://127.0.0.1:PORT\r\nTransfer-Encoding: chunked\r\n\r\n"
      + "5\r\n{\"a\":\r\n0\r\n\r\n",
    "GET /documents HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\nGET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n",
  ]
}
