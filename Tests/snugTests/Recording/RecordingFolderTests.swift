import Foundation
import TestSupport
import Testing

@testable import snug

/// `.snug.yml` is part of a checkout: it cannot lead recordings, and what deletes stale ones, over the files of a person.
@MainActor
struct RecordingFolderTests {
  private let folder: TemporaryFolder
  private var app: String { "\(folder.path)/project" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(DiffCommandTests.signIn, to: "project/SignIn.xib")
    try folder.write("picture", to: "project/Assets.xcassets/star.imageset/star.png")
    try folder.write("picture", to: "home/Pictures/May/day.png")
    try folder.write("taxes", to: "home/notes/b/taxes.txt")
  }

  private func paths() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() }

  private func run(_ arguments: String...) async throws -> (outcome: Outcome, console: CapturedConsole) {
    try await CapturedConsole.run([arguments[0], app] + arguments.dropFirst() + ["--jobs", "1"])
  }

  @Test(arguments: ["record", "verify"]) func aFolderOutsideIsRefused(command: String) async throws {
    for recordings in ["../home", "Link"] {
      try folder.write("recordings: \(recordings)\n", to: "project/.snug.yml")
      if recordings == "Link" {
        try FileManager.default.createSymbolicLink(atPath: "\(app)/Link", withDestinationPath: "../home")
      }
      let before = try paths()
      let path = "\(app)/\(recordings)"
      let (outcome, console) = try await run(command)
      #expect(outcome == .incomplete)
      #expect(
        console.reports == [
          "error: the folder of recordings \(path) lies outside of \(app); if that is meant, name it with --recordings"
        ])
      #expect(try paths() == before)
    }
    if command == "record" {
      try folder.write("recordings: ../home\n", to: "project/.snug.yml")
      let (outcome, _) = try await run("record", "--remove-stale")
      #expect(outcome == .incomplete)
      #expect(try paths().contains("home/Pictures/May/day.png"))
    }
  }

  /// In a repository, recordings may stand beside the project.
  @Test func aFolderInTheRepositoryIsTaken() async throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write("recordings: ../screens\n", to: "project/.snug.yml")
    let (outcome, console) = try await run("record")
    #expect(outcome == .success)
    #expect(console.output.contains("1 recording in \(app)/../screens: 1 new."))
  }

  /// The command line is the person's own.
  @Test func aFolderThatIsNamedIsTaken() async throws {
    let (outcome, console) = try await run("record", "--recordings", "\(folder.path)/screens")
    #expect(outcome == .success)
    #expect(console.output.contains("1 recording in \(folder.path)/screens: 1 new."))
  }

  @Test(arguments: [[], ["--recordings"]]) func aFolderWithFilesOfTheAppIsRefused(option: [String]) async throws {
    let path = option.isEmpty ? "\(app)/." : app
    if option.isEmpty { try folder.write("recordings: .\n", to: "project/.snug.yml") }
    let before = try paths()
    let (outcome, console) = try await CapturedConsole.run(
      ["record", app, "--remove-stale", "--jobs", "1"] + option.map { [$0, app] }.joined())
    #expect(outcome == .incomplete)
    #expect(
      console.reports == [
        "error: the folder of recordings \(path) holds Assets.xcassets; recordings need a folder of their own"
      ])
    #expect(try paths() == before)
  }

  /// Recordings are named after their documents, which often lie in the folder of a language.
  @Test func recordingsOfALanguageAreNoFilesOfTheApp() async throws {
    try folder.write(DiffCommandTests.signIn, to: "project/Base.lproj/SignIn.xib")
    for expected in [
      "2 recordings in \(app)/__Screens__: 2 new.", "2 recordings in \(app)/__Screens__: nothing changed.",
    ] {
      let (outcome, console) = try await run("record")
      #expect(outcome == .success)
      #expect(console.output.contains(expected))
    }
    #expect(try await run("verify").outcome == .success)
    try folder.write("texts", to: "project/__Screens__/Base.lproj/SignIn.strings")
    let (outcome, console) = try await run("record")
    #expect(outcome == .incomplete)
    #expect(
      console.reports == [
        "error: the folder of recordings \(app)/__Screens__ holds Base.lproj/SignIn.strings; recordings need a folder of "
          + "their own"
      ])
  }

  /// A view tree is the mark of a recording.
  @Test func onlyRecordingsAreRemoved() async throws {
    _ = try await run("record")
    let tree = "UIView [0, 0, 393, 852]\n  - “Item” [0, 0, -9.33, 21] disabled\n"
    try folder.write("picture", to: "project/__Screens__/Gone.xib/Gone/iPhone-16-L.png")
    try folder.write(tree, to: "project/__Screens__/Gone.xib/Gone/iPhone-16-L.txt")
    try folder.write("picture", to: "project/__Screens__/Holiday/May/day.png")
    try folder.write("taxes\n", to: "project/__Screens__/Notes/b/taxes.txt")
    let (_, kept) = try await run("verify")
    #expect(kept.output.contains("1 recording is stale"))
    let (outcome, console) = try await run("record", "--remove-stale")
    #expect(outcome == .success)
    #expect(
      console.output.split(separator: "\n") == [
        "removed  Gone.xib/Gone/iPhone-16-L: the run has no such document",
        "kept     Holiday/May/day: it has no view tree that snug wrote",
        "kept     Notes/b/taxes: it has no view tree that snug wrote",
        "1 recording in \(app)/__Screens__: 1 removed.",
      ])
    let rest = try FileManager.default.subpathsOfDirectory(atPath: "\(app)/__Screens__")
    #expect(rest.contains("Holiday/May/day.png") && rest.contains("Notes/b/taxes.txt"))
    #expect(!rest.contains { $0.hasPrefix("Gone.xib") })
  }

  /// Nothing behind a link is deleted, and no link.
  @Test func linksAmongRecordingsStay() async throws {
    try folder.write("UIView [0, 0, 393, 852]\n", to: "home/tree.txt")
    try folder.write("", to: "project/__Screens__/Gone.xib/Gone/keep")
    for ending in ["png", "txt"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(app)/__Screens__/Gone.xib/Gone/L.\(ending)", withDestinationPath: "\(folder.path)/home/tree.txt")
    }
    let (_, console) = try await run("record", "--remove-stale")
    #expect(!console.output.contains("removed"))
    #expect(try paths().contains("home/tree.txt"))
  }

  @Test(arguments: [
    ("UIView [0, 0, 393, 852]\n", true), ("_Box “a [b] c” #id [0, 0, 1.5, -2] hidden alpha 0.5\n", true),
    ("Cell<Int> [0, 0, 1, 1]\n  UILabel “x” [1, 2, 3, 4]\n    - “y” [0, 0, 0, 0]\n", true), ("", false),
    ("notes\n", false),
    ("  UIView [0, 0, 1, 1]\n", false), ("UIView [0, 0, 1]\n", false), ("UIView [0, 0, 1, x]\n", false),
    ("UIView [0, 0, 1, 1]\nand notes\n", false), ("UIView [0, 0, 1, 1]", false), ("UIView [0, 0, 1, 1]and\n", false),
  ]) func viewTreesAreKnown(text: String, isTree: Bool) throws {
    #expect(Recording.isTree(try folder.write(text, to: "tree.txt")) == isTree)
  }
}
