import Foundation
import TestSupport
import Testing

@testable import snug

/// An output that would destroy what the run reads is refused before anything is written.
@MainActor
struct OutputCheckTests {
  private let folder: TemporaryFolder
  private let document: String
  private let text = BadInputTests.xib(BadInputTests.top)

  init() throws {
    folder = try TemporaryFolder()
    document = try folder.write(text, to: "App/d.xib")
  }

  private func refused(_ arguments: [String], _ line: String) async throws {
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let (outcome, console) = try await CapturedConsole.run(arguments)
    #expect(console.reports == [line], "\(arguments)")
    #expect(console.output == "")
    #expect(outcome == .incomplete)
    #expect(try String(contentsOfFile: document, encoding: .utf8) == text)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
  }

  @Test func aReportOverItsInput() async throws {
    let line = "error: \(document) is read by this run, and the output would replace it; name another file"
    try await refused(["audit", document, "--report", "junit=\(document)"], line)
    try await refused(["audit", "\(folder.path)/App", "--report", "sarif=\(document)"], line)
    try await refused(["audit", document, "--write-baseline", document], line)
  }

  @Test func aPageAmongTheSources() async throws {
    let line = "which this run reads; name another folder for the page"
    for place in ["\(folder.path)/App", folder.path] {
      try await refused(
        ["audit", "\(folder.path)/App", "--report", "html=\(place)"], "error: \(place) holds \(document), \(line)")
    }
  }

  /// By another path, a link, or a hard link.
  @Test func otherNamesOfTheInput() async throws {
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/soft", withDestinationPath: "App/d.xib")
    try #require(link(document, "\(folder.path)/hard") == 0)
    for path in ["\(folder.path)/App/./d.xib", "\(folder.path)/soft", "\(folder.path)/hard"] {
      try await refused(
        ["audit", document, "--report", "junit=\(path)"],
        "error: \(path), which is \(document), is read by this run, and the output would replace it; name another file")
    }
  }

  @Test func configurationAndBaseline() async throws {
    let configuration = try folder.write("baseline: known.json\n", to: "App/.snug.yml")
    let baseline = try folder.write("{\"version\":1,\"findings\":[]}", to: "App/known.json")
    for path in [configuration, baseline] {
      try await refused(
        ["audit", "\(folder.path)/App", "--report", "sarif=\(path)"],
        "error: \(path) is read by this run, and the output would replace it; name another file")
    }
    // A new baseline takes the place of the old one.
    let (outcome, _) = try await CapturedConsole.run(
      "audit", "\(folder.path)/App", "--text-size", "L", "--write-baseline", baseline)
    #expect(outcome != .incomplete)
  }

  /// Files that are read beside the documents, or by the next run.
  @Test(arguments: ["App/Other.xib", "App/de.lproj/d.strings", "App/Info.plist", "App.xcodeproj/project.pbxproj"])
  func otherFilesOfTheApp(name: String) async throws {
    let path = try folder.write("", to: name)
    try await refused(
      ["audit", document, "--report", "junit=\(path)"],
      "error: \(path) is a file of an app, and the output would replace it; name another file")
  }

  @Test func twoOutputsThatAreOneFile() async throws {
    let path = "\(folder.path)/out"
    try await refused(
      ["audit", document, "--report", "junit=\(path)", "--report", "sarif=\(folder.path)/App/../out"],
      "error: two outputs go to \(folder.path)/App/../out")
    try await refused(
      ["audit", document, "--report", "junit=\(path)", "--write-baseline", path], "error: two outputs go to \(path)")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link", withDestinationPath: "out")
    try await refused(
      ["audit", document, "--report", "junit=\(path)", "--report", "sarif=\(folder.path)/link"],
      "error: two outputs go to \(folder.path)/link")
  }

  @Test func partsOfAMerge() async throws {
    let part = "\(folder.path)/part"
    _ = try await CapturedConsole.run("audit", document, "--text-size", "L", "--shard", "1/1", "-o", part)
    try await refused(
      ["merge", part, "-o", part],
      "error: \(part)/run.jsonl is read by this run, and the output would replace it; name another file")
    try await refused(
      ["merge", part, "--report", "sarif=\(part)/run.jsonl"],
      "error: \(part)/run.jsonl is read by this run, and the output would replace it; name another file")
  }

  /// Pictures that an app shows stand in catalogs.
  @Test func picturesIntoACatalog() async throws {
    let catalog = "\(folder.path)/App/Assets.xcassets"
    try folder.write("{}", to: "App/Assets.xcassets/d.imageset/Contents.json")
    let line = "error: \(catalog) lies in an asset catalog, whose pictures could be replaced; name another folder"
    try await refused(["render", document, "-o", catalog], line)
    try await refused(["audit", document, "--report", "html=\(catalog)"], line)
    try await refused(["audit", document, "-o", catalog], line)
    try await refused(["verify", document, "-o", catalog], line)
    try await refused(["diff", document, document, "-o", catalog], line)
  }

  @Test func aPageOverAComparedFile() async throws {
    let other = try folder.write(text, to: "out/index.html")
    try await refused(
      ["diff", document, other, "-o", "\(folder.path)/out"],
      "error: \(other) is read by this run, and the output would replace it; name another file")
  }
}
