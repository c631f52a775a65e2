import Environments
import Foundation
import TestSupport
import Testing

@testable import snug

/// What a checkout may hold in place of files: pipes, devices, links that lead out. Each gets one line, the other
/// documents are done, and nothing waits for ever.
@MainActor
struct HostileFolderTests {
  private let folder: TemporaryFolder
  private var app: String { "\(folder.path)/App" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(BadInputTests.xib(BadInputTests.top), to: "App/Good.xib")
  }

  private func pipe(_ name: String) throws -> String {
    let path = "\(folder.path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try #require(mkfifo(path, 0o600) == 0)
    return path
  }

  private func link(_ name: String, to target: String) throws -> String {
    let path = "\(folder.path)/\(name)"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    return path
  }

  @Test(.timeLimit(.minutes(15)), arguments: ["Bad.xib", "Bad.storyboard", "More/Bad.xib"])
  func aPipeInPlaceOfADocument(name: String) async throws {
    let path = try pipe("App/\(name)")
    for command in BadInputTests.commands + [["verify"], ["record"]] {
      let arguments = command.map { $0 == "OUT" ? "\(folder.path)/out" : $0 } + [app]
      let (outcome, console) = try await CapturedConsole.run(arguments)
      #expect(console.reports == ["\(path): error: could not be read: it is a pipe, not a file"], "\(command)")
      #expect(outcome == .incomplete)
    }
  }

  @Test(.timeLimit(.minutes(15))) func aDeviceInPlaceOfADocument() async throws {
    let path = try link("App/Bad.xib", to: "/dev/zero")
    let (outcome, console) = try await CapturedConsole.run("layout", app)
    #expect(
      console.reports == [
        "\(path): error: this is a link that leads out of the project; name the file itself to read it"
      ])
    #expect(outcome == .incomplete)
    let (_, named) = try await CapturedConsole.run("layout", path)
    #expect(named.reports == ["\(path): error: could not be read: it is a device, not a file"])
  }

  /// Files with texts of documents.
  @Test(
    .timeLimit(.minutes(15)),
    arguments: ["de.lproj/Good.strings", "de.lproj/Good.stringsdict", "Good.xcstrings", "mul.lproj/Good.xcstrings"])
  func aPipeInPlaceOfTexts(name: String) async throws {
    try folder.write("\"other.text\" = \"Andere\";", to: "App/fr.lproj/Good.strings")
    _ = try pipe("App/\(name)")
    let line =
      "\(app)/Good.xib:1: error: the texts in \(name) cannot be read: it is a pipe, not a file; they were left out"
    let (outcome, console) = try await CapturedConsole.run(
      "layout", app, "--locale", name.contains("xcstrings") ? "fr" : "de")
    #expect(console.reports == [line])
    #expect(outcome == .incomplete)
  }

  @Test(.timeLimit(.minutes(15)), arguments: ["App.xcodeproj/project.pbxproj", "App/Info.plist", "App/App.xcconfig"])
  func aPipeInPlaceOfAProjectFile(name: String) async throws {
    if name.contains("plist") || name.contains("xcconfig") {
      try folder.write("{ TARGETED_DEVICE_FAMILY }", to: "App.xcodeproj/project.pbxproj")
    }
    let path = try pipe(name)
    let (_, console) = try await CapturedConsole.run("audit", app, "--text-size", "L")
    let line = "warning: the project file could not be read (it is a pipe, not a file), so what it says is unknown"
    #expect(console.reports == ["\(RelativePath.of(path, from: FileManager.default.currentDirectoryPath)): \(line)"])
  }

  @Test(.timeLimit(.minutes(15))) func aPipeInPlaceOfTheConfiguration() async throws {
    let path = try pipe("App/.snug.yml")
    let (outcome, console) = try await CapturedConsole.run("audit", app)
    #expect(console.reports == ["\(path): error: the file could not be read: it is a pipe, not a file"])
    #expect(outcome == .incomplete)
  }

  @Test(.timeLimit(.minutes(15))) func aPipeInPlaceOfABaseline() async throws {
    let path = try pipe("baseline.json")
    let (outcome, console) = try await CapturedConsole.run("audit", app, "--baseline", path)
    #expect(console.reports.count == 1)
    #expect(console.reports.first?.hasPrefix("\(path): error: ") == true)
    #expect(outcome == .incomplete)
  }

  @Test(.timeLimit(.minutes(15))) func aPipeInPlaceOfARunFile() async throws {
    let path = try pipe("run.jsonl")
    let (outcome, console) = try await CapturedConsole.run("merge", path)
    #expect(console.reports == ["\(path): error: the run file could not be read: it is a pipe, not a file"])
    #expect(outcome == .incomplete)
  }

  @Test(.timeLimit(.minutes(15))) func aPipeInPlaceOfASystem() async throws {
    let path = try pipe("a.cn")
    let (outcome, console) = try await CapturedConsole.run("solve", path)
    #expect(console.reports == ["error: \(path): cannot be read: it is a pipe, not a file"])
    #expect(outcome == .incomplete)
  }

  @Test(.timeLimit(.minutes(15))) func aPipeInPlaceOfARecording() async throws {
    _ = try await CapturedConsole.run("record", app)
    let files = try FileManager.default.subpathsOfDirectory(atPath: "\(app)/__Screens__")
    let name = try #require(files.first { $0.hasSuffix(".png") })
    let path = "\(app)/__Screens__/\(name)"
    try FileManager.default.removeItem(atPath: path)
    try #require(mkfifo(path, 0o600) == 0)
    let (outcome, console) = try await CapturedConsole.run("verify", app)
    #expect(console.reports == ["\(path): error: it is a pipe, not a file"])
    #expect(outcome == .incomplete)
  }

  /// A comparison names the file that is none.
  @Test(.timeLimit(.minutes(15))) func aPipeInAComparison() async throws {
    let path = try pipe("Old.xib")
    let (outcome, console) = try await CapturedConsole.run("diff", path, "\(app)/Good.xib")
    #expect(
      console.reports == [
        "\(app)/Good.xib: error: old revision, \(path): could not be read: it is a pipe, not a file"
      ])
    #expect(outcome == .incomplete)
    let (_, other) = try await CapturedConsole.run("diff", "\(app)/Good.xib", path)
    #expect(other.reports == ["\(path): error: new revision: could not be read: it is a pipe, not a file"])
  }

  /// Links in the project are documents; links out of it are not opened, unless they are named.
  @Test func linksOfDocuments() async throws {
    try folder.write(BadInputTests.xib(BadInputTests.top), to: "Other/Secret.xib")
    let out = try link("App/Out.xib", to: "../Other/Secret.xib")
    _ = try link("App/In.xib", to: "Good.xib")
    let line = "\(out): error: this is a link that leads out of the project; name the file itself to read it"
    let (outcome, console) = try await CapturedConsole.run("layout", app)
    #expect(console.reports == [line])
    #expect(outcome == .incomplete)
    #expect(console.output.contains("In.xib") && console.output.contains("Good.xib"))
    #expect(!console.output.contains("Out.xib"))
    let (named, all) = try await CapturedConsole.run("layout", out)
    #expect(named == .success)
    #expect(all.output.contains("Out.xib"))
    // In a repository, its folder is what counts.
    try folder.write("", to: ".git/HEAD")
    let (whole, rest) = try await CapturedConsole.run("layout", app)
    #expect(whole == .success)
    #expect(rest.output.contains("Out.xib"))
  }

  /// What a link out of the project leads to is neither quoted nor drawn.
  @Test func linksOfTextsAndPictures() async throws {
    try folder.write("\"box.text\" = \"secret\";", to: "Other/Secret.strings")
    try folder.write("", to: "App/de.lproj/Localizable.strings")
    _ = try link("App/de.lproj/Good.strings", to: "../../Other/Secret.strings")
    let (outcome, console) = try await CapturedConsole.run("layout", app, "--locale", "de")
    #expect(!console.output.contains("secret"))
    #expect(
      console.reports == [
        "\(app)/Good.xib:1: error: the texts in de.lproj/Good.strings cannot be read: a link leads out of the project; "
          + "they were left out"
      ])
    #expect(outcome == .incomplete)
    let picture = try folder.write("<svg width=\"9\" height=\"9\"/>", to: "Other/star.svg")
    let set = "App/Assets.xcassets/star.imageset"
    try folder.write(#"{"images":[{"idiom":"universal","filename":"star.svg"}]}"#, to: "\(set)/Contents.json")
    try folder.write(
      BadInputTests.withSubview("<imageView image=\"star\" id=\"i\"/>"), to: "App/Good.xib")
    _ = try link("\(set)/star.svg", to: picture)
    let (_, drawn) = try await CapturedConsole.run("layout", app)
    #expect(drawn.output.contains("the image “star” cannot be read: Assets.xcassets/star.imageset/star.svg"))
  }

  #if os(Linux)
    /// Two names that are equal up to Unicode normalisation are two files.
    @Test func namesThatDifferInNormalisationOnly() async throws {
      let names = ["Cafe\u{301}.xib", "Caf\u{E9}.xib"]
      for name in names { try folder.write(BadInputTests.xib(BadInputTests.top), to: "App/\(name)") }
      let (outcome, console) = try await CapturedConsole.run("layout", app, "--format", "json")
      #expect(outcome == .success)
      let lines = console.output.split(separator: "\n")
      #expect(lines.count == 3)
      for name in names { #expect(lines.contains { $0.utf8.contains(Array(name.utf8)) }) }
      let (_, drawn) = try await CapturedConsole.run("render", app, "-o", "\(folder.path)/out")
      #expect(drawn.output.split(separator: "\n").count == 3)
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out").count == 3)
      let (_, audited) = try await CapturedConsole.run("audit", app, "--text-size", "L", "-o", "\(folder.path)/run")
      #expect(audited.reports == [])
      let run = try Data(contentsOf: URL(filePath: "\(folder.path)/run/run.jsonl"))
      for name in names { #expect(run.range(of: Data(name.utf8)) != nil) }
      let (_, recorded) = try await CapturedConsole.run("record", app)
      #expect(recorded.output.contains("3 recordings in"))
      let (verified, _) = try await CapturedConsole.run("verify", app)
      #expect(verified == .success)
      let (compared, difference) = try await CapturedConsole.run("diff", app, app)
      #expect(compared == .success)
      #expect(difference.reports == [])
    }
  #endif
}
