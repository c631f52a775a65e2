import Foundation
import TestSupport
import Testing

@testable import snug

/// The merged parts of a run give the same result as the whole run.
@MainActor
struct MergeCommandTests {
  /// Documents of different lengths, one of which cannot be read.
  private func documents() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 0..<9 {
      let label = """
        <label text="Number \(number) of a few" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l\(number)">
        <rect key="frame" x="20" y="100" width="\(20 + number * 20)" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
      let text = BadInputTests.xib(BadInputTests.top)
        .replacing("<subviews>", with: "<subviews>" + String(repeating: " ", count: number * 700) + label)
      try folder.write(text, to: "App/\(number).xib")
    }
    try folder.write("<document>", to: "App/5b.xib")
    return folder
  }

  private func bytes(_ folder: String) throws -> [String: Data] {
    let names = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, $0) }
      })
  }

  @Test(arguments: [1, 4, 12]) func partsAreTheWhole(count: Int) async throws {
    let folder = try documents()
    let whole = "\(folder.path)/whole"
    let (outcome, console) = try await CapturedConsole.run(
      "audit", "\(folder.path)/App", "--review", "-o", whole, "--report", "html=\(whole)", "--report",
      "sarif=\(whole)/snug.sarif")
    #expect(outcome == .incomplete)
    var parts: [String] = []
    for index in 1...count {
      let part = "\(folder.path)/part-\(index)"
      _ = try await CapturedConsole.run(
        "audit", "\(folder.path)/App", "--review", "--shard", "\(index)/\(count)", "-o", part, "--report",
        "html=\(part)")
      parts.append(part)
    }
    let merged = "\(folder.path)/merged"
    let result = try await CapturedConsole.run(
      ["merge"] + parts.reversed() + [
        "--review", "-o", merged, "--report", "html=\(merged)", "--report", "sarif=\(merged)/snug.sarif",
      ])
    #expect(result.outcome == outcome)
    #expect(result.console.output == console.output)
    #expect(result.console.reports == console.reports)
    let (expected, found) = (try bytes(whole), try bytes(merged))
    #expect(found.keys.sorted() == expected.keys.sorted())
    #expect(expected.keys.contains { $0.hasSuffix(".png") })
    for (name, data) in expected where name != "index.html" { #expect(found[name] == data, "\(name)") }
    func page(_ files: [String: Data]) throws -> String {
      let text = String(decoding: try #require(files["index.html"]), as: UTF8.self)
      let command = try #require(text.firstMatch(of: /<dt>Command<\/dt><dd><code>snug (audit|merge) [^<]*<\/code>/))
      return text.replacing(command.output.0, with: "")
    }
    // The project is that of the documents in one run, and that of the current folder in the other.
    let project = /<dl class="origin">.*?<\/dl>/.dotMatchesNewlines()
    #expect(try page(found).replacing(project, with: "") == page(expected).replacing(project, with: ""))
  }

  @Test func whatIsNotARun() async throws {
    let folder = try documents()
    func audit(_ name: String, _ arguments: String...) async throws -> String {
      let path = "\(folder.path)/\(name)"
      _ = try await CapturedConsole.run(
        ["audit", "\(folder.path)/App", "--rule", "truncated-text", "-o", path] + arguments)
      return path
    }
    func merge(_ parts: String...) async throws -> [String] {
      let (outcome, console) = try await CapturedConsole.run(["merge"] + parts)
      #expect(outcome == .incomplete)
      #expect(console.output == "")
      return console.reports
    }
    let whole = try await audit("whole")
    let first = try await audit("first", "--shard", "1/3")
    let third = try await audit("third", "--shard", "3/3")
    let other = try await audit("other", "--shard", "2/3", "--text-size", "AX5")
    #expect(try await merge(whole) == ["\(whole): error: it holds no part of a run; snug audit --shard makes one"])
    #expect(try await merge(first) == ["error: parts 2, 3 of 3 are missing"])
    #expect(try await merge(first, third) == ["error: part 2 of 3 is missing"])
    #expect(try await merge(first, third, first) == ["\(first): error: it holds part 1 of 3, and so does \(first)"])
    #expect(
      try await merge(first, other, third) == [
        "\(other): error: it belongs to another run than \(first): documents, options or the program differ"
      ])
    #expect(
      try await merge(first, "\(folder.path)/none") == [
        "\(folder.path)/none: error: the run file could not be read: no such file"
      ])
    try folder.write("hello", to: "strange/run.jsonl")
    #expect(
      try await merge("\(folder.path)/strange") == [
        "\(folder.path)/strange/run.jsonl: error: line 1 is not a record of a run file"
      ])
  }

  /// Nothing outside of the pictures of a run file is copied.
  @Test func aRunFileThatLeadsElsewhere() async throws {
    let folder = try documents()
    let part = "\(folder.path)/part"
    _ = try await CapturedConsole.run(
      "audit", "\(folder.path)/App/0.xib", "--review", "--shard", "1/1", "-o", part, "--report", "html=\(part)")
    let text = try String(contentsOfFile: "\(part)/run.jsonl", encoding: .utf8)
    try folder.write("secret", to: "secret.png")
    try folder.write(text.replacing("\"pictures/", with: "\"pictures/../../secret.png/"), to: "part/run.jsonl")
    let (outcome, console) = try await CapturedConsole.run("merge", part, "--report", "html=\(folder.path)/page")
    #expect(outcome == .incomplete)
    #expect(!console.reports.isEmpty)
    #expect(console.reports.allSatisfy { $0.hasSuffix("error: the picture could not be read") })
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/page/pictures"))
  }

  @Test func aPartThatNoMachineNames() async throws {
    let folder = try documents()
    let (outcome, console) = try await CapturedConsole.run("audit", "\(folder.path)/App", "--shard", "auto")
    #expect(outcome == .incomplete)
    #expect(console.output == "")
    #expect(console.reports.count == 1)
    #expect(console.reports.first?.hasPrefix("error: --shard auto: none of CI_NODE_INDEX (GitLab)") == true)
  }

  /// Annotations and a summary without any option.
  @Test func aJobOnGitHub() async throws {
    let folder = try documents()
    let summary = try folder.write("Before.\n", to: "summary.md")
    let (_, console) = try await CapturedConsole.run(
      ["audit", "\(folder.path)/App", "--rule", "truncated-text", "--review"],
      variables: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary])
    #expect(console.output.contains("\n::error file=\(folder.path)/App/5b.xib"))
    #expect(console.output.contains("10 screens") || console.output.contains("9 screens"))
    let text = try String(contentsOfFile: summary, encoding: .utf8)
    #expect(text.hasPrefix("Before.\n## Snug: "))
  }
}
