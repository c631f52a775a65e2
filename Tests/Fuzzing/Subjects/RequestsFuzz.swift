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
    let preview = try RunningPreview(in: folder)
    defer { preview.end() }
    for request in requests {
      let answer = try preview.answer(to: request)
      let isHTTP = answer.isEmpty || answer.starts(with: "HTTP/1.1 ".utf8)
      guard isHTTP else {
        throw BrokenPromise("answer \(String(decoding: answer.prefix(200), as: UTF8.self).debugDescription)")
      }
      let head = String(decoding: answer.prefix(20), as: UTF8.self)
      let knowsToken = String(decoding: request, as: UTF8.self).contains("TOKEN")
      guard knowsToken || !head.hasPrefix("HTTP/1.1 2") else { throw BrokenPromise("an answer without the token") }
    }
    try preview.checkThatItAnswers()
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
