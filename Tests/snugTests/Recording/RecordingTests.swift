import ArgumentParser
import Drawing
import Foundation
import TestSupport
import Testing

@testable import snug

/// `snug record` and `snug verify`: screens beside their recordings.
@MainActor
struct RecordingTests {
  private let folder: TemporaryFolder
  /// The folder of the app.
  private var app: String { "\(folder.path)/App" }
  /// The folder of the recordings.
  private var recordings: String { "\(app)/__Screens__" }

  /// An app with two screens.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(DiffCommandTests.signIn, to: "App/SignIn.xib")
    try folder.write(DiffCommandTests.signIn, to: "App/More/Other.xib")
  }

  private func run(_ arguments: String...) async throws -> (outcome: Outcome, lines: [String], reports: [String]) {
    let (outcome, console) = try await CapturedConsole.run(
      [arguments[0], app] + arguments.dropFirst() + ["--jobs", "1"])
    return (outcome, console.output.split(separator: "\n").map(String.init), console.reports)
  }

  private func edit(_ old: String, _ new: String, in document: String = "SignIn.xib") throws {
    let text = try String(contentsOfFile: "\(app)/\(document)", encoding: .utf8)
    try #require(text.contains(old))
    try folder.write(text.replacing(old, with: new), to: "App/\(document)")
  }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: recordings).filter { $0.contains(/\.\w+$/) }
      .filter { !$0.hasSuffix(".xib") }.sorted()
  }

  private static let signIn = "SignIn.xib/SignIn/on-the-canvas-of-iPhone-16-L"
  private static let other = "More/Other.xib/Other/on-the-canvas-of-iPhone-16-L"

  @Test func aScreenHasAPictureAndATree() async throws {
    let first = try await run("record")
    #expect(first.outcome == .success)
    #expect(
      first.lines == ["new      \(Self.other)", "new      \(Self.signIn)", "2 recordings in \(recordings): 2 new."])
    #expect(first.reports == [])
    #expect(
      try files() == ["\(Self.other).png", "\(Self.other).txt", "\(Self.signIn).png", "\(Self.signIn).txt"])
    #expect(
      try String(contentsOfFile: "\(recordings)/\(Self.signIn).txt", encoding: .utf8) == """
        UIView [0, 0, 393, 852]
          UILabel “Welcome” [20, 79, 353, 20.33]
          UIStackView [20, 115.33, 353, 48.67]
            UILabel “First” [20, 115.33, 353, 20.33]
            UILabel “Second” [20, 143.67, 353, 20.33]

        """)
    let second = try await run("verify")
    #expect(second.outcome == .success)
    #expect(second.lines == ["All 2 screens are as recorded."])
  }

  /// Files of unchanged screens are not written again, so that version control sees no change, not even of their dates.
  @Test func recordingAgainWritesOnlyWhatChanged() async throws {
    _ = try await run("record")
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    for file in try files() {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: "\(recordings)/\(file)")
    }
    try edit("text=\"First\"", "text=\"Hello\"")
    let again = try await run("record")
    #expect(again.lines == ["changed  \(Self.signIn)", "2 recordings in \(recordings): 1 changed."])
    let written = try files().filter { file in
      try FileManager.default.attributesOfItem(atPath: "\(recordings)/\(file)")[.modificationDate] as? Date != old
    }
    #expect(written == ["\(Self.signIn).png", "\(Self.signIn).txt"])
    #expect(try await run("record").lines == ["2 recordings in \(recordings): nothing changed."])
  }

  /// A recording at another scale is told apart from a screen that changed.
  @Test func anotherScale() async throws {
    _ = try await run("record", "--scale", "1")
    let verified = try await run("verify")
    #expect(verified.outcome == .violations)
    #expect(verified.lines.count { $0.hasSuffix("it is recorded at scale 1; compare with --scale 1") } == 2)
    #expect(try await run("verify", "--scale", "1").outcome == .success)
  }

  @Test func whatChangedIsToldWithTheCommandThatAcceptsIt() async throws {
    _ = try await run("record")
    try edit("text=\"First\"", "text=\"Hello\"")
    let verified = try await run("verify")
    #expect(verified.outcome == .violations)
    #expect(verified.reports == [])
    #expect(verified.lines.first == "changed  \(Self.signIn)")
    #expect(verified.lines[1].wholeMatch(of: /\s+\d+ pixels differ of 1339344/) != nil)
    #expect(
      verified.lines.dropFirst(2) == [
        "         −     UILabel “First” [20, 115.33, 353, 20.33]",
        "         +     UILabel “Hello” [20, 115.33, 353, 20.33]",
        "1 of 2 screens is not as recorded.", "Accept with: snug verify \(app) --accept --only \(Self.signIn)",
      ])
    // The command does it.
    #expect(try await run("verify", "--accept", "--only", Self.signIn).outcome == .success)
    #expect(try await run("verify").outcome == .success)
  }

  /// The view tree shows a change that is not visible.
  @Test func aTreeTellsWhatNoPixelDoes() async throws {
    _ = try await run("record")
    try edit("id=\"first\">", "id=\"first\"><accessibility key=\"accessibilityConfiguration\" identifier=\"name\"/>")
    let verified = try await run("verify")
    #expect(verified.outcome == .violations)
    #expect(
      verified.lines.prefix(4) == [
        "changed  \(Self.signIn)", "         the pictures are the same",
        "         −     UILabel “First” [20, 115.33, 353, 20.33]",
        "         +     UILabel “First” #name [20, 115.33, 353, 20.33]",
      ])
  }

  @Test func screensWithoutARecordingAreNamed() async throws {
    _ = try await run("record")
    try folder.write(DiffCommandTests.signIn, to: "App/New screen.xib")
    let name = "New screen.xib/New-screen/on-the-canvas-of-iPhone-16-L"
    let verified = try await run("verify")
    #expect(verified.outcome == .violations)
    #expect(
      verified.lines == [
        "new      \(name): not recorded", "No recorded screen differs; 1 screen is not recorded.",
        "Accept with: snug verify \(app) --accept --only '\(name)'",
      ])
    // Verifying writes no recording.
    #expect(try files().count == 4)
  }

  @Test func recordingsWithoutAScreenAreNamedAndRemoved() async throws {
    _ = try await run("record")
    try FileManager.default.removeItem(atPath: "\(app)/More")
    let verified = try await run("verify")
    #expect(verified.outcome == .success)
    let line = "\(Self.other): the run has no such document"
    #expect(verified.lines == ["stale    \(line)", "The screen is as recorded; 1 recording is stale."])
    #expect(try await run("verify", "--strict").outcome == .violations)
    let kept = try await run("record")
    #expect(kept.lines == ["stale    \(line)", "1 recording in \(recordings): 1 stale."])
    #expect(kept.reports == ["snug record \(app) --remove-stale deletes what is stale"])
    #expect(try files().count == 4)
    let removed = try await run("record", "--remove-stale")
    #expect(removed.lines == ["removed  \(line)", "1 recording in \(recordings): 1 removed."])
    #expect(try files() == ["\(Self.signIn).png", "\(Self.signIn).txt"])
    // Folders that are empty then are gone, too.
    #expect(try FileManager.default.contentsOfDirectory(atPath: recordings) == ["SignIn.xib"])
  }

  /// A document that cannot be read may still have its screens: its recordings stay.
  @Test func recordingsOfWhatCannotBeReadAreNotStale() async throws {
    _ = try await run("record")
    try folder.write("no document", to: "App/SignIn.xib")
    let recorded = try await run("record", "--remove-stale")
    #expect(recorded.outcome == .incomplete)
    #expect(recorded.reports == ["\(app)/SignIn.xib:1: error: not XML"])
    #expect(try files().count == 4)
  }

  /// Screens of code are made only where the app is built. A run without it leaves their recordings alone.
  @Test func recordingsOfCodeThatIsNotBuiltAreNotStale() async throws {
    _ = try await run("record")
    try folder.write("x", to: "App/__Screens__/Pets.swift/Pets/iPhone-16-L.png")
    try folder.write("UIView [0, 0, 9, 9]\n", to: "App/__Screens__/Pets.swift/Pets/iPhone-16-L.txt")
    #expect(try await run("verify").lines.last == "All 2 screens are as recorded; 1 recording is stale.")
    try folder.write("#Preview { UIView() }", to: "App/Pets.swift")
    #expect(try await run("verify").lines.last == "All 2 screens are as recorded.")
  }

  /// Recordings of documents or environments that a run leaves out are not reported as stale.
  @Test func aRunJudgesOnlyWhatItLooksAt() async throws {
    let sizes = ["--device", "iPhone SE", "--text-size", "L,AX3"]
    let all = try await run("record", sizes[0], sizes[1], sizes[2], sizes[3])
    #expect(all.lines.last == "4 recordings in \(recordings): 4 new.")
    #expect(try files().contains("SignIn.xib/SignIn/iPhone-SE-AX3.png"))
    let one = try await run("verify", "--device", "iPhone SE", "--text-size", "AX3")
    #expect(one.lines == ["All 2 screens are as recorded."])
    let (outcome, console) = try await CapturedConsole.run(
      "verify", "\(app)/More", "--recordings", recordings, "--device", "iPhone SE", "--jobs", "1", "--text-size", "L")
    // Without a configuration and a repository, names begin at the path.
    #expect(outcome == .violations)
    #expect(console.output.contains("new      Other.xib/Other/iPhone-SE-L: not recorded\n"))
    try folder.write("", to: "App/.snug.yml")
    let (named, rest) = try await CapturedConsole.run(
      "verify", "\(app)/More", "--device", "iPhone SE", "--jobs", "1", "--text-size", "L")
    #expect(named == .success)
    #expect(rest.output == "The screen is as recorded.\n")
  }

  @Test func theConfigurationNamesFolderAndEnvironments() async throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write(
      """
      recordings: ../Recorded
      devices: [iPhone SE]
      text_sizes: [L, AX3]
      excluded: [More]
      matrices: {tablets: {devices: [ipad11_0rounded]}}
      """, to: "App/.snug.yml")
    #expect(try await run("record").lines.last == "2 recordings in \(app)/../Recorded: 2 new.")
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/Recorded/SignIn.xib/SignIn/iPhone-SE-AX3.txt"))
    let tablets = try await run("record", "--matrix", "tablets")
    #expect(tablets.lines.count == 3)
    #expect(tablets.lines.first?.contains("iPad") == true)
    // Recordings that no run of the project would make any more are stale.
    #expect(try await run("verify").lines.last == "All 2 screens are as recorded; 2 recordings are stale.")
    let unknown = try await run("record", "--matrix", "tablet")
    #expect(unknown.outcome == .incomplete)
    #expect(
      unknown.reports == [
        "error: there is no matrix “tablet”; did you mean “tablets”? there are quick, full, tablets"
      ])
  }

  @Test func someScreensCanBeChosen() async throws {
    for name in ["SignIn", "SignIn.xib", "SignIn.xib/SignIn", "SignIn.xib/", Self.signIn] {
      #expect(try await run("record", "--only", name).lines.last?.hasPrefix("1 recording in ") == true, "\(name)")
    }
    let none = try await run("record", "--only", "SignOut")
    #expect(none.outcome == .incomplete)
    let screens = "“More/Other.xib/Other”, “SignIn.xib/SignIn”"
    #expect(none.reports == ["error: --only SignOut: the run has no such screen; it has \(screens)"])
    for (typed, meant) in [
      ("SignInn", "“SignIn”"), ("other.xib", "“More/Other.xib” or “More/Other.xib/Other” or “\(Self.other)”"),
      ("SignIn.xib/Sign", "“SignIn.xib/SignIn” or “\(Self.signIn)”"),
    ] {
      #expect(
        try await run("record", "--only", typed).reports == [
          "error: --only \(typed): the run has no such screen; did you mean \(meant)?"
        ])
    }
    let error = #expect(throws: (any Error).self) {
      try Snug.command(for: ["record", "App", "--only", "A", "--remove-stale"])
    }
    #expect(error.map { Snug.message(for: $0) } == "--remove-stale looks at all screens; leave out --only")
  }

  // MARK: Accepting

  private func accept(
    _ arguments: String..., answer: Bool?
  ) async throws -> (outcome: Outcome, lines: [String], console: CapturedConsole) {
    let (outcome, console) = try await CapturedConsole.run(
      ["verify", app, "--jobs", "1", "--accept"] + arguments, answer: answer)
    return (outcome, console.output.split(separator: "\n").map(String.init), console)
  }

  @Test func acceptingAsksOnceOnATerminal() async throws {
    _ = try await run("record")
    for document in ["SignIn.xib", "More/Other.xib"] { try edit("text=\"First\"", "text=\"Hello\"", in: document) }
    #expect(
      try await run("verify", "--tolerance", "1").lines.last
        == "Accept all 2 with: snug verify \(app) --tolerance 1 --accept --all, or some with --only NAME instead of --all"
    )
    let refused = try await accept(answer: false)
    #expect(refused.outcome == .violations)
    #expect(refused.console.questions == ["Accept 2 pictures?"])
    #expect(refused.lines.suffix(2) == ["2 of 2 screens are not as recorded.", "Nothing was accepted."])
    #expect(try await run("verify").outcome == .violations)
    let accepted = try await accept(answer: true)
    #expect(accepted.outcome == .success)
    #expect(accepted.console.reports == [])
    #expect(accepted.lines.last == "Accepted: 2 pictures are recorded in \(recordings).")
    #expect(try await run("verify").lines == ["All 2 screens are as recorded."])
    // Without a difference, nothing is asked.
    #expect(try await accept(answer: true).console.questions == [])
  }

  @Test func acceptingWithoutATerminalNeedsAWordOrNames() async throws {
    _ = try await run("record")
    for document in ["SignIn.xib", "More/Other.xib"] { try edit("text=\"First\"", "text=\"Hello\"", in: document) }
    let nobody = try await accept(answer: nil)
    #expect(nobody.outcome == .incomplete)
    #expect(nobody.lines == [])
    #expect(
      nobody.console.reports == [
        "error: --accept asks first, and here is no terminal; add --all, or name screens with --only"
      ])
    let one = try await accept("--only", "SignIn", answer: nil)
    #expect(one.outcome == .success)
    #expect(one.lines.last == "Accepted: 1 picture is recorded in \(recordings).")
    #expect(try await run("verify").lines.last == "Accept with: snug verify \(app) --accept --only \(Self.other)")
    let all = try await accept("--all", answer: nil)
    #expect(all.outcome == .success)
    #expect(all.lines.last == "Accepted: 1 picture is recorded in \(recordings).")
    #expect(try await run("verify").outcome == .success)
    let error = #expect(throws: (any Error).self) { try Snug.command(for: ["verify", "App", "--all"]) }
    #expect(error.map { Snug.message(for: $0) } == "--all belongs to --accept")
  }

  /// What is the same within the tolerance keeps its recording.
  @Test func acceptingLeavesAloneWhatIsTolerated() async throws {
    _ = try await run("record")
    try edit("id=\"first\">", "id=\"first\"><accessibility key=\"accessibilityConfiguration\" identifier=\"name\"/>")
    let other = "\(recordings)/\(Self.other).png"
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: other)
    try edit("text=\"First\"", "text=\"Firsts\"", in: "SignIn.xib")
    let accepted = try await accept("--all", "--tolerance", "3%", answer: nil)
    #expect(accepted.outcome == .success)
    #expect(accepted.lines.last == "Accepted: 1 picture is recorded in \(recordings).")
    #expect(try FileManager.default.attributesOfItem(atPath: other)[.modificationDate] as? Date == old)
  }

  // MARK: Damage

  @Test func recordingsThatGitLFSDidNotFetchAreLeftAlone() async throws {
    _ = try await run("record")
    let pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22e\nsize 12345\n"
    for suffix in ["png", "txt"] { try folder.write(pointer, to: "App/__Screens__/\(Self.other).\(suffix)") }
    let words = "is a pointer of git-lfs, and its content was not fetched: run git lfs pull"
    for verified in [try await run("verify"), try await run("verify", "--accept", "--all")] {
      #expect(verified.outcome == .incomplete)
      #expect(
        verified.reports == [
          "\(recordings)/\(Self.other).png: error: the picture \(words)",
          "\(recordings)/\(Self.other).txt:1: error: the view tree \(words)",
        ])
      #expect(verified.lines == ["No recorded screen differs; 1 recording cannot be read."])
    }
  }

  @Test func damagedRecordingsAreNamedAndTheRunGoesOn() async throws {
    _ = try await run("record")
    try folder.write("no picture, but as long as the header of one", to: "App/__Screens__/\(Self.other).png")
    try folder.write("UIView\n<<<<<<< HEAD\n", to: "App/__Screens__/\(Self.other).txt")
    try edit("text=\"First\"", "text=\"Hello\"")
    let verified = try await run("verify")
    #expect(verified.outcome == .incomplete)
    #expect(
      verified.reports == [
        "\(recordings)/\(Self.other).png: error: the picture is damaged",
        "\(recordings)/\(Self.other).txt:2: error: the view tree has a conflict of git that is not resolved",
      ])
    #expect(verified.lines.first == "changed  \(Self.signIn)")
    #expect(verified.lines.contains("1 of 2 screens is not as recorded; 1 recording cannot be read."))
    // Recording mends it.
    let recorded = try await run("record")
    #expect(recorded.outcome == .success)
    #expect(recorded.reports.allSatisfy { $0.hasSuffix("; recorded again") })
    #expect(
      recorded.lines == [
        "changed  \(Self.other)", "changed  \(Self.signIn)", "2 recordings in \(recordings): 2 changed.",
      ])
    #expect(try await run("verify").outcome == .success)
  }

  @Test(arguments: [
    (Data(), 1, "the view tree is empty"),
    (Data("UIView\n  UILabel \u{201C}".utf8) + [0xFF, 0x0A], 2, "the view tree is no UTF-8 here"),
    (Data("a\nb\n>>>>>>> main\n".utf8), 3, "the view tree has a conflict of git that is not resolved"),
  ]) func treesThatCannotBeRead(_ data: Data, _ line: Int, _ message: String) {
    let fault = Recording.fault(of: data)
    #expect(fault?.line == line)
    #expect(fault?.message == message)
    #expect(Recording.fault(of: Data("UIView “a”\n".utf8)) == nil)
  }

  @Test func halfOfARecordingIsDamage() async throws {
    _ = try await run("record")
    try FileManager.default.removeItem(atPath: "\(recordings)/\(Self.other).txt")
    let verified = try await run("verify")
    #expect(verified.outcome == .incomplete)
    #expect(
      verified.reports == [
        "\(recordings)/\(Self.other).txt: error: it is missing, and the other half of the recording is there"
      ])
  }

  @Test func whatCannotBeWrittenIsSaid() async throws {
    try folder.write("", to: "App/__Screens__")
    let recorded = try await run("record")
    #expect(recorded.outcome == .incomplete)
    #expect(recorded.reports.count == 2)
    #expect(recorded.reports.allSatisfy { $0.hasSuffix(" cannot be written: not a directory") })
  }

  // MARK: Tolerance

  @Test func aToleranceLetsColoursDifferBySomeLevels() async throws {
    _ = try await run("record")
    // The text becomes a little lighter: by 3 of 255 levels.
    try edit("red=\"0.0\" green=\"0.0\" blue=\"0.0\"", "red=\"0.0118\" green=\"0.0118\" blue=\"0.0118\"")
    #expect(try await run("verify").outcome == .violations)
    #expect(try await run("verify", "--tolerance", "2").outcome == .violations)
    #expect(try await run("verify", "--tolerance", "3").lines == ["All 2 screens are as recorded."])
    // The letters of a word are less than one pixel in a hundred.
    #expect(try await run("verify", "--tolerance", "1%").outcome == .success)
    #expect(try await run("verify", "--tolerance", "0.001%").outcome == .violations)
  }

  @Test(arguments: ["-1", "256", "101%", "x", "2.5", "%"]) func tolerancesThatMeanNothing(_ text: String) {
    #expect(PictureTolerance.Argument(argument: text) == nil)
  }

  // MARK: The page

  @Test func thePageShowsWhatDiffersAndHowToAcceptIt() async throws {
    _ = try await run("record")
    try edit("text=\"First\"", "text=\"&lt;b&gt;\"")
    try FileManager.default.removeItem(atPath: "\(app)/More")
    try folder.write(DiffCommandTests.signIn, to: "App/New.xib")
    let page = "\(folder.path)/page"
    let verified = try await run("verify", "-o", page)
    #expect(verified.outcome == .violations)
    let text = try String(contentsOfFile: "\(page)/index.html", encoding: .utf8)
    #expect(text.contains("<h1>1 of 2 screens is not as recorded</h1>"))
    #expect(text.contains("1 screen is not recorded, 1 recording is stale"))
    #expect(text.contains("<ins>+     UILabel “&lt;b&gt;” ["))
    let command = "snug record \(app) --only \(Self.signIn)"
    #expect(text.contains("<code>\(command)</code>"))
    #expect(text.contains("<code>snug record \(app) --remove-stale</code>"))
    #expect(text.contains("data-accept=\"\(Self.signIn)\""))
    let pictures = text.matches(of: /src="(pictures\/[^"]*)"/).map { String($0.1) }
    let new = "New.xib/New/on-the-canvas-of-iPhone-16-L-actual.png"
    #expect(
      pictures == ["pictures/\(new)"]
        + ["expected", "expected", "actual", "difference"].map {
          "pictures/\(Self.signIn)-\($0).png"
        })
    for picture in Set(pictures) {
      #expect(try Data(contentsOf: URL(filePath: "\(page)/\(picture)")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
    #expect(!text.contains("<script>") && !text.contains("<style"))
    // Without a difference the page says so.
    _ = try await run("record", "--remove-stale")
    _ = try await run("verify", "-o", page)
    #expect(
      try String(contentsOfFile: "\(page)/index.html", encoding: .utf8).contains(
        "<h1>All 2 screens are as recorded</h1>"))
  }

  // MARK: Names

  /// Two screens of one name are told apart, and so are documents that differ in their extension only.
  @Test func noTwoScreensShareARecording() async throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
      <scene sceneID="s1"><objects><viewController title="Same" id="one"><view key="view" id="v1"/></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController title="same" id="two"><view key="view" id="v2"/></viewController></objects></scene>
      <scene sceneID="s3"><objects><viewController title="Third" id="three"><view key="view" id="v3"/></viewController></objects></scene>
      </scenes></document>
      """
    try folder.write(storyboard, to: "App/SignIn.storyboard")
    _ = try await run("record")
    let screens = try files().filter { $0.hasSuffix("png") && !$0.hasPrefix("More") }
      .map { $0.split(separator: "/").dropLast().joined(separator: "/") }
    #expect(
      screens == [
        "SignIn.storyboard/Same-one", "SignIn.storyboard/Third", "SignIn.storyboard/same-two", "SignIn.xib/SignIn",
      ])
  }

  @Test func documentsOutsideOfTheProjectAreRecordedOnTheirOwn() async throws {
    let elsewhere = try folder.write(DiffCommandTests.signIn, to: "Elsewhere/Far.xib")
    let far = try await run("record", elsewhere)
    #expect(far.outcome == .incomplete)
    #expect(
      far.reports == [
        "error: \(elsewhere) lies outside of \(app), beside which recordings are kept; record it in a run of its own"
      ])
  }

  @Test(arguments: [
    ("App/SignIn.xib", "App/SignIn.xib"), ("New screen", "'New screen'"), ("it's", "'it'\\''s'"), ("", "''"),
    ("$x", "'$x'"),
    ("*", "'*'"), ("größe", "'größe'"),
  ]) func wordsForAShell(_ word: String, _ quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }
}
