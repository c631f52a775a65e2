import Foundation
import TestSupport
import Testing

@testable import snug

/// A file of texts that cannot be read: each command says so once, and nothing is checked in its language with the texts
/// of another one.
@MainActor
struct UnreadableTextsTests {
  let folder: TemporaryFolder

  nonisolated struct Case: CustomTestStringConvertible {
    var name: String
    var file: String
    var content: String
    /// What is said of it.
    var problem: String
    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case(
      name: "garbage", file: "Box.strings", content: "\"l.text\" = \"Wort\";\n}{garbage",
      problem: ":2 cannot be read: expected a text in quotation marks; they were left out"),
    Case(
      name: "a comment without an end", file: "Box.strings", content: "\"l.text\" = \"Wort\";\n\n/* the",
      problem: ":3 cannot be read: the comment has no end; they were left out"),
    Case(
      name: "a NUL", file: "Box.strings", content: "\"l.text\" = \"Wort\";\n\0\0",
      problem: ":2 cannot be read: expected a text in quotation marks; they were left out"),
    Case(
      name: "a dictionary that is none", file: "Box.stringsdict", content: "hello",
      problem: " cannot be read: it is not a property list of texts; they were left out"),
  ]

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.box("Word"), to: "App/Base.lproj/Box.xib")
    try folder.write("\"l.text\" = \"Mot\";", to: "App/fr.lproj/Box.strings")
  }

  private static func box(_ text: String) -> String {
    BadInputTests.withSubview(
      """
      <label text="\(text)" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l">\
      <rect key="frame" x="20" y="100" width="200" height="21"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """)
  }

  /// The line of a command about the file.
  private func line(_ broken: Case, _ kind: String = "error") -> String {
    "\(folder.path)/App/Base.lproj/Box.xib:1: \(kind): the texts in de.lproj/\(broken.file)\(broken.problem)"
  }

  @Test(arguments: cases, ["all", "de", "quick"])
  func anAuditSaysItOnce(broken: Case, language: String) async throws {
    try folder.write(broken.content, to: "App/de.lproj/\(broken.file)")
    let report = "\(folder.path)/report"
    let (outcome, console) = try await CapturedConsole.run(
      ["audit", "\(folder.path)/App", "-o", report] + (language == "quick" ? [] : ["--locale", language]))
    #expect(outcome == .incomplete)
    #expect(console.reports == [line(broken)])
    let run = try String(contentsOfFile: "\(report)/run.jsonl", encoding: .utf8)
    #expect(!run.contains(#""locale":"de""#))
    #expect(run.contains(#""subject":"the screen in German""#))
    #expect(run.contains(#""locale":"fr""#) == (language != "de"))
    #expect(!run.contains(#""rule":"missing-localization""#))
  }

  /// Languages that nobody asked for are not looked at.
  @Test func anAuditOfOtherLanguagesIsComplete() async throws {
    try folder.write("}", to: "App/de.lproj/Box.strings")
    let (outcome, console) = try await CapturedConsole.run("audit", "\(folder.path)/App", "--locale", "fr")
    #expect(outcome < .incomplete)
    #expect(console.reports == [])
  }

  @Test(arguments: cases) func anExplanationSaysIt(broken: Case) async throws {
    try folder.write(broken.content, to: "App/de.lproj/\(broken.file)")
    let path = "\(folder.path)/App/Base.lproj/Box.xib"
    let (outcome, console) = try await CapturedConsole.run("explain", path, "l", "--locale", "de")
    #expect(outcome == .incomplete)
    #expect(console.reports == [line(broken)])
    #expect(console.output.contains("frame    x 20"))
  }

  @Test(arguments: cases) func aComparisonSaysIt(broken: Case) async throws {
    try folder.write(Self.box("Wort"), to: "old/Base.lproj/Box.xib")
    try folder.write("\"l.text\" = \"\(String(repeating: "Wort ", count: 9))\";", to: "old/de.lproj/Box.strings")
    try folder.write("\"l.text\" = \"Mot\";", to: "old/fr.lproj/Box.strings")
    try folder.write(broken.content, to: "App/de.lproj/\(broken.file)")
    let (_, console) = try await CapturedConsole.run("diff", "\(folder.path)/old", "\(folder.path)/App")
    #expect(
      console.reports == ["Base.lproj/Box.xib:1: warning: the texts in de.lproj/\(broken.file)\(broken.problem)"])
    #expect(!console.output.contains("German"))
  }

  /// The commands that said it before.
  @Test(arguments: [["layout"], ["render", "-o", "OUT"], ["record"]]) func theOthersSayIt(command: [String])
    async throws
  {
    try folder.write(Self.cases[0].content, to: "App/de.lproj/Box.strings")
    let words = command.map { $0 == "OUT" ? "\(folder.path)/out" : $0 }
    let (outcome, console) = try await CapturedConsole.run(words + ["\(folder.path)/App", "--locale", "de"])
    #expect(outcome == .incomplete)
    #expect(console.reports.contains(line(Self.cases[0])))
  }
}
