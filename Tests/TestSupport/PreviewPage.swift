import Foundation

/// The page of a preview that runs, asked as a browser asks it.
public struct PreviewPage: Sendable {
  /// The port of the server, on this machine.
  public let port: UInt16
  /// The token that the paths of all requests begin with.
  public let token: String

  /// - Parameter line: what `snug preview` prints; `nil` is returned if it names no address.
  public init?(_ line: String) {
    guard let address = line.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/(\w+)\//), let port = UInt16(address.1) else {
      return nil
    }
    self.port = port
    token = String(address.2)
  }

  /// The error that a preview prints something else than its address.
  private struct NoAddress: Error {
    var line: String
  }

  /// Runs a process of `snug preview` while a closure asks its page.
  public static func whileRunning(_ process: Process, _ body: (PreviewPage) throws -> Void) throws {
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let page = PreviewPage(line) else { throw NoAddress(line: line) }
    try body(page)
  }

  /// The answer to a request; headers come after those that a browser sends.
  public func ask(_ path: String, _ headers: [String] = [], host: String? = nil, post body: String? = nil)
    -> (status: Int?, text: String)
  {
    let lines =
      [
        "\(body == nil ? "GET" : "POST") \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")",
        "Connection: close",
      ]
      + (body.map { ["Content-Length: \($0.utf8.count)"] } ?? []) + headers
    return RawClient(port: port)?.answer(to: lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")) ?? (nil, "")
  }

  /// The answer to a request of the page that changes something.
  public func change(_ path: String, _ body: String) -> (status: Int?, text: String) {
    ask("/\(token)/\(path)", ["Origin: http://127.0.0.1:\(port)"], post: body)
  }
}
