import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import snug

/// `snug diff -o`: the page and its pictures; what a project knows of findings; git's external diff.
@MainActor
struct DiffPageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The paths of pictures that a page or a Markdown text shows.
  private static func pictures(in text: String) -> [String] {
    text.matches(of: /src="([^"]*\.png)"|\]\(([^)]*\.png)\)/).map { String($0.1 ?? $0.2 ?? "") }
  }

  private func isPicture(_ path: String) throws -> Bool {
    try Data(contentsOf: URL(filePath: path)).starts(with: [0x89, 0x50, 0x4E, 0x47])
  }

  @Test func thePageShowsScreensBeforeAndAfter() async throws {
    let old = try folder.write(DiffCommandTests.signIn, to: "Old/SignIn.xib")
    let new = try folder.write(
      DiffCommandTests.signIn.replacing("constant=\"16\"", with: "constant=\"24\""), to: "New/SignIn.xib")
    let page = "\(folder.path)/page"
    let (outcome, console) = try await CapturedConsole.run("diff", old, new, "-o", page, "--jobs", "1")
    #expect(outcome == .violations)
    #expect(console.reports == [])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: page).sorted()
        == ["comparison.css", "comparison.js", "index.html", "pictures"])
    let text = try String(contentsOfFile: "\(page)/index.html", encoding: .utf8)
    #expect(text.contains("<h1>1 document differs</h1>"))
    #expect(text.contains("<li class=\"moves\"><b>moves</b>stack view in the screen, in all 20 environments"))
    #expect(text.contains("<li>constant: 16 → 24</li>"))
    let pictures = Self.pictures(in: text)
    // In the usual environment and in the one in which the stack moves most: old, old below new, new, difference.
    #expect(pictures.count == 8)
    #expect(pictures.contains("pictures/SignIn/1-SignIn/iPhone-16-L-old.png"))
    #expect(pictures.contains("pictures/SignIn/1-SignIn/iPhone-SE-L-difference.png"))
    for picture in pictures { #expect(try isPicture("\(page)/\(picture)"), "\(picture)") }
    // The page itself contains no script or style.
    #expect(!text.contains("<script>") && !text.contains("<style") && !text.contains(/\son\w+="/))
  }

  /// Where only a translation differs, the environment of that language is shown.
  @Test func aScreenThatLooksTheSameUsuallyIsShownWhereItDiffers() async throws {
    for (side, text) in [("Old", "Willkommen"), ("New", "Guten Tag")] {
      try folder.write(DiffCommandTests.signIn, to: "\(side)/Base.lproj/SignIn.xib")
      let long = String(repeating: text + " ", count: side == "Old" ? 1 : 9)
      try folder.write("\"title.text\" = \"\(long)\";", to: "\(side)/de.lproj/SignIn.strings")
    }
    let page = "\(folder.path)/page"
    _ = try await CapturedConsole.run(
      "diff", "\(folder.path)/Old", "\(folder.path)/New", "-o", page, "--jobs", "1")
    let text = try String(contentsOfFile: "\(page)/index.html", encoding: .utf8)
    #expect(text.matches(of: /<h3>([^<]*)<\/h3>/).map { String($0.1) } == ["iPhone SE, L, de"])
  }

  @Test func markdownShowsThePicturesOfThePage() async throws {
    let old = try folder.write(DiffCommandTests.signIn, to: "Old.xib")
    let new = try folder.write(
      DiffCommandTests.signIn.replacing("text=\"Welcome\"", with: "text=\"Hello\""), to: "New (2).xib")
    let page = "\(folder.path)/page"
    let (_, console) = try await CapturedConsole.run(
      "diff", old, new, "-o", page, "--format", "markdown", "--jobs", "1")
    #expect(console.output.contains("\niPhone 16, L\n\n| old | new | difference |\n| --- | --- | --- |\n| ![old]("))
    let pictures = Self.pictures(in: console.output)
    #expect(pictures.count == 3)
    for picture in pictures { #expect(try isPicture(try #require(picture.removingPercentEncoding)), "\(picture)") }
  }

  /// A document that is new has one picture, and so has one that is gone.
  @Test func documentsOfOneSideHaveOnePicture() async throws {
    for side in ["Old", "New"] {
      try folder.write(DiffCommandTests.signIn, to: "\(side)/Same.xib")
      try folder.write(DiffCommandTests.signIn, to: "\(side)/\(side).xib")
    }
    let page = "\(folder.path)/page"
    _ = try await CapturedConsole.run("diff", "\(folder.path)/Old", "\(folder.path)/New", "-o", page, "--jobs", "1")
    let text = try String(contentsOfFile: "\(page)/index.html", encoding: .utf8)
    #expect(
      Self.pictures(in: text) == [
        "pictures/New/1-New/iPhone-16-L-new.png", "pictures/Old/1-Old/iPhone-16-L-old.png",
      ])
  }

  @Test func hostileTextsStayTexts() async throws {
    let hostile = "&lt;img src=x onerror=alert(1)&gt;&quot; onclick=&quot;x"
    let old = try folder.write(DiffCommandTests.signIn, to: "Old.xib")
    let new = try folder.write(
      DiffCommandTests.signIn.replacing("text=\"Welcome\"", with: "text=\"\(hostile)\""), to: "New.xib")
    let page = "\(folder.path)/page"
    _ = try await CapturedConsole.run("diff", old, new, "-o", page, "--jobs", "1")
    let text = try String(contentsOfFile: "\(page)/index.html", encoding: .utf8)
    #expect(text.contains("&lt;img src=x onerror=alert(1)&gt;"))
    #expect(!text.contains("<img src=x"))
    #expect(!text.contains("\" onclick="))
  }

  // MARK: What the project knows

  /// A text that is cut off in the new revision: a finding that is new.
  private static let cut = DiffCommandTests.signIn.replacing(
    "text=\"First\" numberOfLines=\"0\"", with: "text=\"First, which has to fit on one line\"")

  @Test func findingsThatTheConfigurationSuppressesAreNotTold() async throws {
    let repository = try await TestRepository()
    try await repository.commit(DiffCommandTests.signIn)
    try await repository.commit(Self.cut)
    func findings() async throws -> [String] {
      let (_, console) = try await CapturedConsole.run("diff", "HEAD~1..HEAD", repository.folder.path, "--jobs", "1")
      #expect(console.output.contains("number of lines: 0 → not set"))
      return console.output.matches(of: /\n +new +(\S+)/).map { String($0.1) }
    }
    #expect(try await findings() == ["truncated-text"])
    let entry = "suppress:\n  - {rule: truncated-text, document: App/SignIn.xib, view: first, reason: Wanted.}\n"
    try repository.folder.write(entry, to: ".snug.yml")
    #expect(try await findings() == [])
    try repository.folder.write(entry.replacing("view: first", with: "view: second"), to: ".snug.yml")
    #expect(try await findings() == ["truncated-text"])
  }

  @Test func findingsOfTheBaselineAreNotTold() async throws {
    let repository = try await TestRepository()
    try await repository.commit(DiffCommandTests.signIn)
    try await repository.commit(Self.cut)
    let path = repository.folder.path
    _ = try await CapturedConsole.run("audit", path, "--write-baseline", "\(path)/known.json", "--jobs", "1")
    try repository.folder.write("baseline: known.json\n", to: ".snug.yml")
    let (_, console) = try await CapturedConsole.run("diff", "HEAD~1..HEAD", path, "--jobs", "1")
    #expect(!console.output.contains("truncated-text"))
    // In the opposite direction it is not reported as gone either.
    let (_, back) = try await CapturedConsole.run("diff", "HEAD..HEAD~1", path, "--jobs", "1")
    #expect(!back.output.contains("truncated-text"))
    try repository.folder.write("{}", to: "known.json")
    let (outcome, broken) = try await CapturedConsole.run("diff", "HEAD~1..HEAD", path, "--jobs", "1")
    #expect(outcome == .incomplete)
    #expect(
      broken.reports.map { $0.hasSuffix("known.json: this is no baseline; --write-baseline writes one") } == [true])
  }

  // MARK: git

  /// With GIT_EXTERNAL_DIFF git hands every file over.
  @Test func gitUsesItForAllFilesOfOneCommand() async throws {
    let repository = try await TestRepository()
    try repository.folder.write("one\ntwo\n", to: "Notes.txt")
    try await repository.commit(DiffCommandTests.signIn)
    try repository.folder.write("one\nthree\n", to: "Notes.txt")
    try repository.folder.write("new\n", to: "New.txt")
    try await repository.commit(DiffCommandTests.signIn.replacing("text=\"Welcome\"", with: "text=\"Hello\""))
    let program = try WorkerProgram.built([]).executable
    let printed = try await repository.git(
      "diff", "HEAD~1", "HEAD", environment: ["GIT_EXTERNAL_DIFF": "\(program) diff --external --jobs 1"])
    #expect(
      printed == """
        App/SignIn.xib
          SignIn
            changed  label “Hello”  (line 15)
                     text: “Welcome” → “Hello”
        --- /dev/null
        +++ b/New.txt
        @@ -0,0 +1 @@
        +new
        --- a/Notes.txt
        +++ b/Notes.txt
        @@ -1,2 +1,2 @@
         one
        -two
        +three

        """)
  }

  @Test func noPageForGit() {
    let error = #expect(throws: (any Error).self) {
      try Snug.command(for: ["diff", "--textconv", "A.xib", "-o", "page"])
    }
    #expect(
      error.map { Snug.message(for: $0) }
        == "git calls --external and --textconv once per file, so they write no page; leave out --output")
  }

  /// Attributes in another order, elements in another order, other versions: no visible difference.
  @Test func theOrderOfAttributesAndElementsDoesNotShow() async throws {
    let old = try folder.write(DiffCommandTests.signIn, to: "Old/SignIn.xib")
    var text = DiffCommandTests.savedAgain
    let tags = text.matches(of: /<(\w+)((?: \w+="[^"]*")+)(\/?)>/).map { ($0.range, $0.output) }
    for (range, tag) in tags.reversed() where tag.1 != "document" {
      let attributes = tag.2.matches(of: /\w+="[^"]*"/).map { " " + $0.0 }
      text.replaceSubrange(range, with: "<\(tag.1)\(attributes.reversed().joined())\(tag.3)>")
    }
    // The constraints of the screen before its subviews, and the frame of a label behind its colour.
    let constraints = try #require(text.firstMatch(of: /<constraints>(?s:.*)<\/constraints>/)).output
    text = text.replacing(constraints, with: "")
      .replacing("<subviews>\n        <label", with: "\(constraints)<subviews>\n        <label")
    let moved = text.replacing(/(<rect [^>]*\/>)(\s+)(<fontDescription [^>]*\/>)/) { "\($0.3)\($0.2)\($0.1)" }
    try #require(moved != text)
    text = moved
    let new = try folder.write(text, to: "New/SignIn.xib")
    let (outcome, console) = try await CapturedConsole.run("diff", old, new, "--jobs", "1")
    #expect(console.reports == [])
    #expect(console.output == "\(old) → \(new)\n  no change that shows\n\nNo change that shows.\n")
    #expect(outcome == .success)
  }
}
