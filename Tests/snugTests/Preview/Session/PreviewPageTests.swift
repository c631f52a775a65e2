import Foundation
import TestSupport
import Testing

@testable import snug

/// `snug preview`, with requests of a browser and of other clients.
nonisolated struct PreviewPageTests {
  let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(DiffCommandTests.signIn, to: "App/SignIn.xib")
  }

  private func previewing(_ body: @escaping @Sendable (PreviewPage) throws -> Void) async throws {
    let program = try await WorkerProgram.built([]).executable
    let app = "\(folder.path)/App"
    try await inOwnThread {
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = ["preview", app]
      try PreviewPage.whileRunning(process, body)
    }
  }

  @Test func nobodyElseIsAnswered() async throws {
    try await previewing { page in
      let own = "/\(page.token)/"
      #expect(page.ask(own).status == 200)
      #expect(page.ask(own, host: "localhost:\(page.port)").status == 200)
      #expect(page.token.count == 52)
      // Without the token, or with another one.
      for path in [
        "/", "/\(page.token.dropLast())/", "/\(page.token)x/", "/documents", "//\(page.token.uppercased())A/",
      ] {
        #expect(page.ask(path).status == 404, "\(path)")
      }
      // Names that somebody else's server resolves to this machine.
      for host in ["example.org", "example.org:\(page.port)", "127.0.0.1", "127.0.0.1:1", ""] {
        #expect(page.ask(own, host: host).status == 421, "\(host)")
      }
      // Requests that other pages send.
      #expect(page.ask(own, ["Origin: http://example.org"]).status == 403)
      #expect(page.ask(own, ["Origin: null"]).status == 403)
      #expect(page.ask(own, ["Origin: http://localhost:\(page.port)"]).status == 403)
      #expect(page.ask(own, ["Sec-Fetch-Site: cross-site"]).status == 403)
      #expect(page.ask(own + "write", post: #"{"document":0}"#).status == 403)
    }
  }

  @Test func nothingOutsideOfTheFoldersIsShown() async throws {
    let secret = try folder.write(
      DiffCommandTests.signIn.replacing("Welcome", with: "Secret"), to: "Other/Secret.xib")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/App/Link.xib", withDestinationPath: secret)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/App/Folder", withDestinationPath: "\(folder.path)/Other")
    try await previewing { page in
      let documents = page.ask("/\(page.token)/documents").text
      #expect(documents.contains("SignIn.xib"))
      #expect(documents.contains("this is a link that leads out of the project; name the file itself to read it"))
      #expect(!documents.contains(#""name":"Secret""#))
      for path in [
        "../Other/Secret.xib", "%2e%2e/%2e%2e/etc/passwd", "..%2f..%2fetc/passwd", "/etc/passwd", "preview.js/../../x",
      ] {
        #expect(page.ask("/\(page.token)/\(path)").status == 404, "\(path)")
      }
      for place in ["1", "-1", "99999999999999999999", "../0", ""] {
        #expect(page.ask("/\(page.token)/screen?document=\(place)&scene=screen").status == 404, "\(place)")
      }
      #expect(page.ask("/\(page.token)/picture?id=1").status == 404)
    }
  }

  @Test func aValueIsTriedThenWritten() async throws {
    let (path, text) = (path, DiffCommandTests.signIn)
    try await previewing { page in
      let edit = #"{"document":0,"edit":{"id":"c-4","property":"constant","value":"24"}}"#
      #expect(page.change("try", edit).text.hasSuffix(#"{"edits":1}"#))
      let screen = page.ask("/\(page.token)/view?document=0&scene=screen&view=title").text
      #expect(screen.contains(#""constant":24"#))
      let now = try String(contentsOfFile: path, encoding: .utf8)
      #expect(now == text)
      #expect(page.change("write", #"{"document":0}"#).text.hasSuffix(#"{"edits":0}"#))
      let written = try String(contentsOfFile: path, encoding: .utf8)
      #expect(written == text.replacing("constant=\"16\"", with: "constant=\"24\""))
    }
  }

  @Test func changesThatMeanNothingAreRefused() async throws {
    let (path, text) = (path, DiffCommandTests.signIn)
    try await previewing { page in
      func refusal(_ id: String, _ property: String, _ value: String) -> String {
        let body = #"{"document":0,"edit":{"id":"\#(id)","property":"\#(property)","value":"\#(value)"}}"#
        let answer = page.change("try", body)
        return answer.status == 409 ? String(answer.text.split(separator: "\r\n\r\n").last ?? "") : "\(answer)"
      }
      #expect(refusal("nobody", "constant", "1") == "the document has no object nobody\n")
      #expect(refusal("c-4", "constant", "wide") == "“wide” is no number\n")
      #expect(refusal("c-4", "colour", "1") == "there is no property “colour” to change\n")
      #expect(refusal("title", "fontSize", "20") == "title has a font that follows a text style\n")
      #expect(page.change("try", "no JSON").status == 400)
      #expect(page.change("write", #"{"document":7}"#).status == 400)
      #expect(page.change("write", #"{"document":0}"#).status == 200)
      let now = try String(contentsOfFile: path, encoding: .utf8)
      #expect(now == text)
    }
  }

  @Test func brokenDocumentsAreToldAndRecover() async throws {
    let (path, text) = (path, DiffCommandTests.signIn)
    try await previewing { page in
      func screen() -> String { page.ask("/\(page.token)/screen?document=0&scene=screen&device=retina4_0").text }
      #expect(screen().contains(#""words":"iPhone SE, L""#))
      try "<document".write(toFile: path, atomically: true, encoding: .utf8)
      #expect(screen().contains(#""problem":"line 1: "#))
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      #expect(!screen().contains("problem"))
    }
  }

  @Test func savesAreAnnounced() async throws {
    let (path, text) = (path, DiffCommandTests.signIn)
    try await previewing { page in
      let client = try #require(RawClient(port: page.port))
      client.send("GET /\(page.token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\n\r\n")
      var heard = ""
      while !heard.contains("retry: 500"), let more = client.receive() {
        heard += String(decoding: more, as: UTF8.self)
      }
      try (text + "\n").write(toFile: path, atomically: true, encoding: .utf8)
      while !heard.contains("event: changed"), let more = client.receive(), !more.isEmpty {
        heard += String(decoding: more, as: UTF8.self)
      }
      #expect(heard.contains(#"data: {"document":0,"version":2}"#))
    }
  }

  // MARK: Screens that live

  private static func live(document: Int = 0, events: String = "[]", time: String = "1") -> String {
    let setting =
      #"{"device":"","orientation":"","textSize":"","locale":"","direction":"","appearance":"","contrast":"","boldText":""}"#
    return #"{"document":\#(document),"scene":"screen","scale":1,"setting":\#(setting),"session":0,"time":\#(time),"#
      + #""events":\#(events)}"#
  }

  @Test func eventsOfOthersDoNotReachAnApp() async throws {
    try await previewing { page in
      let (path, body) = ("/\(page.token)/live", Self.live())
      #expect(page.ask(path, post: body).status == 403)
      #expect(page.ask(path, ["Origin: http://example.org"], post: body).status == 403)
      #expect(page.ask(path, ["Origin: http://127.0.0.1:\(page.port)"], host: "example.org", post: body).status == 421)
      #expect(page.ask("/live", ["Origin: http://127.0.0.1:\(page.port)"], post: body).status == 404)
      #expect(page.ask(path).status == 404)
    }
  }

  @Test func eventsAreBounded() async throws {
    try await previewing { page in
      let tap = #"{"kind":"down","x":1,"y":1,"time":1}"#
      let many = "[" + Array(repeating: tap, count: 65).joined(separator: ",") + "]"
      let long = #"[{"kind":"text","text":"\#(String(repeating: "a", count: 1_001))","time":1}]"#
      let refused = [
        "", "{}", Self.live(document: 1), Self.live(events: many), Self.live(events: long), Self.live(time: "-1"),
        Self.live(time: "1e300"), Self.live(events: #"[{"kind":"down","x":1e9}]"#),
        Self.live(events: #"[{"kind":"explode"}]"#),
      ]
      for body in refused { #expect(page.change("live", body).status == 400, "\(body.prefix(300))") }
      // This request is valid, but no code runs here.
      let few = "[" + Array(repeating: tap, count: 64).joined(separator: ",") + "]"
      let answer = page.change("live", Self.live(events: few))
      #expect(answer.status == 409)
      #expect(answer.text.hasSuffix("no app's code runs for this document, so its screens do not live\n"))
    }
  }

  // MARK: What else decides

  @Test func theEditedDocumentCanBeCopied() async throws {
    let (path, text) = (path, DiffCommandTests.signIn)
    try await previewing { page in
      let edit = #"{"document":0,"edit":{"id":"c-4","property":"constant","value":"24"}}"#
      #expect(page.change("try", edit).status == 200)
      let answer = page.ask("/\(page.token)/edited?document=0").text
      let json = try #require(answer.split(separator: "\r\n\r\n", maxSplits: 1).last)
      let copy = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
      #expect(copy["text"] == text.replacing("constant=\"16\"", with: "constant=\"24\""))
      let now = try String(contentsOfFile: path, encoding: .utf8)
      #expect(now == text)
      #expect(page.ask("/\(page.token)/edited?document=1").status == 404)
    }
  }

  @Test func theContrastIsPartOfTheEnvironment() async throws {
    try await previewing { page in
      func screen(_ contrast: String) -> String {
        page.ask("/\(page.token)/screen?document=0&scene=screen&contrast=\(contrast)").text
      }
      #expect(screen("increased").contains(#", increased contrast""#))
      #expect(!screen("").contains("contrast"))
      #expect(screen("loud").contains(#""problem":"“loud” is no contrast; there are standard, increased and all""#))
    }
  }

  @Test func boldTextIsPartOfTheEnvironment() async throws {
    try await previewing { page in
      func screen(_ boldText: String) -> String {
        page.ask("/\(page.token)/screen?document=0&scene=screen&boldText=\(boldText)").text
      }
      #expect(screen("on").contains(#", bold text""#))
      #expect(!screen("").contains("bold text"))
      #expect(screen("loud").contains("“loud” is no setting of bold text; there are off, on and all"))
    }
  }

  @Test(arguments: ["inf", "nan", "1e999", "wide"]) func aScaleIsANumber(scale: String) async throws {
    try await previewing { page in
      let answer = page.ask("/\(page.token)/screen?document=0&scene=screen&scale=\(scale)")
      #expect(answer.status == 400)
      #expect(answer.text.hasSuffix("“\(scale)” is no scale: it is the number of pixels for each point\n"))
    }
  }

  /// Names and texts reach the page without controls and marks of direction.
  @Test func namesAreOneLine() async throws {
    let hostile = "&#10;::error::forged&#x7F;&#x85;&#x202E;&#x2028;&#x61C;"
    try folder.write(
      DiffCommandTests.signIn.replacing(
        "id=\"screen\"", with: "id=\"screen\" userLabel=\"\(hostile)\" customClass=\"\(hostile)\""),
      to: "App/Hostile\u{1B}[31m\u{202E}.xib")
    try folder.write("<document \(hostile)", to: "App/Broken\u{1B}\u{202E}.xib")
    try await previewing { page in
      for place in 0..<3 {
        let screen = "document=\(place)&scene=screen&view=screen"
        for path in [
          "documents?", "screen?\(screen)", "view?\(screen)", "findings?\(screen)",
          "screen?document=0&contrast=%0A%E2%80%AE",
        ] {
          let text = page.ask("/\(page.token)/\(path)").text
          let marks = text.unicodeScalars.filter {
            (0x7F..<0xA0).contains($0.value) || (0x2028...0x202E).contains($0.value)
              || [0x1B, 0x61C].contains($0.value)
          }
          #expect(marks.isEmpty, "\(path)")
        }
      }
      #expect(page.ask("/\(page.token)/documents").text.contains("forged"))
    }
  }

  @Test func theConfigurationDecidesWhatIsFound() async throws {
    let broken = Project.root.appending(path: "Examples/Broken/TruncatedText.xib")
    try self.folder.write(Data(contentsOf: broken), to: "App/Broken.xib")
    let folder = folder.path
    try await previewing { page in
      let scene = try #require(
        try /"screens":\[\{[^}]*"id":"([^"]+)"/.firstMatch(in: page.ask("/\(page.token)/documents").text))
      func findings() -> String { page.ask("/\(page.token)/findings?document=0&scene=\(scene.1)").text }
      let rule = try #require(try /"rule":"([a-z-]+)"/.firstMatch(in: findings()))
      try "disabled_rules: [\(rule.1)]\n".write(
        toFile: "\(folder)/App/.snug.yml", atomically: true, encoding: .utf8)
      _ = page.ask("/\(page.token)/documents")
      #expect(!findings().contains(rule.0))
      try "disabled_rules: [no-such-rule]\n".write(
        toFile: "\(folder)/App/.snug.yml", atomically: true, encoding: .utf8)
      _ = page.ask("/\(page.token)/documents")
      #expect(findings().contains(".snug.yml:1: error: "))
    }
  }

  /// Changes of what lies beside the documents: for all of them.
  @Test(arguments: ["App/de.lproj/SignIn.strings", "App/Assets.xcassets/brand.colorset/Contents.json", "App/.snug.yml"])
  func changesBesideTheDocumentsAreAnnounced(_ file: String) async throws {
    try folder.write("/* 1 */\n", to: file)
    let path = "\(folder.path)/\(file)"
    try await previewing { page in
      let client = try #require(RawClient(port: page.port))
      client.send("GET /\(page.token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\n\r\n")
      var heard = ""
      func hear(_ words: String) {
        while !heard.contains(words), let more = client.receive(), !more.isEmpty {
          heard += String(decoding: more, as: UTF8.self)
        }
        #expect(heard.contains(words), "\(heard)")
      }
      hear("retry: 500")
      try "/* 22 */\n".write(toFile: path, atomically: true, encoding: .utf8)
      hear(#"data: {"document":null,"version":2}"#)
    }
  }

  @Test func newDocumentsAreAnnounced() async throws {
    let folder = folder.path
    try await previewing { page in
      let client = try #require(RawClient(port: page.port))
      client.send("GET /\(page.token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\n\r\n")
      var heard = String(decoding: client.receive() ?? [], as: UTF8.self)
      try DiffCommandTests.signIn.write(toFile: "\(folder)/App/New.xib", atomically: true, encoding: .utf8)
      while !heard.contains("event: documents"), let more = client.receive(), !more.isEmpty {
        heard += String(decoding: more, as: UTF8.self)
      }
      #expect(heard.contains("event: documents"), "\(heard)")
      #expect(page.ask("/\(page.token)/documents").text.contains("New.xib"))
    }
  }
}
