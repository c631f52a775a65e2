import Foundation
import Subprocess
import SystemPackage
import TestSupport
import Testing

@testable import Reports
@testable import snug

/// `--report html=page.html`: a page that is one file.
@MainActor
struct SingleFilePageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let label = """
      <label text="A text that is far too long" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="text">
      <rect key="frame" x="20" y="100" width="60" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let xib = BadInputTests.xib(BadInputTests.top).replacing("<subviews>", with: "<subviews>" + label)
    try folder.write(xib, to: "App/Box.xib")
  }

  private func audit(_ arguments: String...) async throws -> (outcome: Outcome, console: CapturedConsole) {
    try await CapturedConsole.run(
      ["audit", "\(folder.path)/App", "--rule", "truncated-text", "--review"] + arguments)
  }

  @Test func everythingIsInThePage() async throws {
    let (outcome, console) = try await audit("--report", "html=\(folder.path)/page.html")
    #expect(outcome != .incomplete)
    #expect(console.reports == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["App", "page.html"])
    let page = try String(contentsOfFile: "\(folder.path)/page.html", encoding: .utf8)
    #expect(page.contains("src=\"data:image/png;base64,iVBOR"))
    #expect(page.contains("<span class=\"mark "))
    #expect(page.contains("label “A text that is far too long”"))
    for outside in ["src=\"pictures", "href=\"report.css", "src=\"report.js", "data-outlines=\"pictures"] {
      #expect(!page.contains(outside), "\(outside)")
    }
    #expect(
      page.contains(
        "content=\"default-src 'none'; script-src 'sha256-\(HTMLReporter.scriptHash)'; style-src 'unsafe-inline'; "
          + "img-src data:; base-uri 'none'; form-action 'none'\""))
  }

  /// Pictures pass into the page through a folder for temporary files, and nothing stays there.
  @Test func nothingIsLeft() async throws {
    let temporary = "\(folder.path)/temporary"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: false)
    let result = try await Subprocess.run(
      .path(.init(try WorkerProgram.built([]).executable)),
      arguments: ["audit", "\(folder.path)/App", "--review", "--report", "html=\(folder.path)/page.html"],
      environment: .inherit.updating(["TMPDIR": temporary]),
      output: .discarded, error: .string(limit: 1 << 16))
    #expect(result.standardError == "")
    #expect(try String(contentsOfFile: "\(folder.path)/page.html", encoding: .utf8).contains("data:image/png"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
  }

  /// The folder of a run with both is where the pictures are.
  @Test func besideAFolder() async throws {
    let (outcome, _) = try await audit(
      "--report", "html=\(folder.path)/page.htm", "--report", "html=\(folder.path)/report")
    #expect(outcome != .incomplete)
    #expect(try String(contentsOfFile: "\(folder.path)/page.htm", encoding: .utf8).contains("src=\"data:image/png"))
    #expect(try String(contentsOfFile: "\(folder.path)/report/index.html", encoding: .utf8).contains("src=\"pictures/"))
  }

  @Test func partsBecomeOneFile() async throws {
    _ = try await audit("--shard", "1/1", "-o", "\(folder.path)/part", "--report", "html=\(folder.path)/part")
    let (outcome, console) = try await CapturedConsole.run(
      "merge", "\(folder.path)/part", "--report", "html=\(folder.path)/all.html")
    #expect(outcome != .incomplete)
    #expect(console.reports == [])
    let page = try String(contentsOfFile: "\(folder.path)/all.html", encoding: .utf8)
    #expect(page.contains("src=\"data:image/png;base64,iVBOR"))
  }

  @Test func aFolderHasTheName() async throws {
    let path = "\(folder.path)/page.html"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let (outcome, console) = try await audit("--report", "html=\(path)")
    #expect(outcome == .incomplete)
    #expect(
      console.reports == [
        "error: \(path) is a folder, and html=\(path) writes one file; name another file, or remove the folder"
      ])
  }

  /// The page permits its script by this value. `sha256sum` is in Debian's coreutils, `shasum` in macOS.
  @Test func theHashOfTheScript() async throws {
    let command = "{ sha256sum || shasum -a 256; } 2>/dev/null"
    let result = try await Subprocess.run(
      .name("sh"), arguments: ["-c", command], input: .array(HTMLReporter.script),
      output: .string(limit: 1 << 10), error: .discarded)
    let digits = result.standardOutput.prefix(64)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(digits.dropFirst($0).prefix(2), radix: 16)
    }
    try #require(bytes.count == 32)
    #expect(
      Data(bytes).base64EncodedString() == HTMLReporter.scriptHash, "report.js was changed: store the first value")
  }

  /// A run file may name anything as its pictures.
  @Test(arguments: ["/etc/passwd", "pictures/../secret", "other/a.png"])
  func nothingElseIsRead(_ path: String) {
    var asked: [String] = []
    let files = PageFiles { path in
      asked.append(path)
      return [1]
    }
    #expect(files.address(ofPicture: path) == nil)
    #expect(asked == [])
  }
}
