import CIsolation
import Foundation
import Subprocess
import SystemPackage
import TestSupport
import Testing

@testable import snug

/// What a worker process cannot do. The program tries it, isolated as a worker is.
@MainActor struct WorkerIsolationTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check() async throws -> [String: String] {
    try FileManager.default.createDirectory(atPath: "\(folder.path)/out", withIntermediateDirectories: false)
    try folder.write("present", to: "out-present")
    let result = try await Subprocess.run(
      .path(.init(try WorkerProgram.built([]).executable)),
      arguments: [IsolationCheck.argument, "\(folder.path)/out"], output: .string(limit: 1 << 16),
      error: .string(limit: 1 << 16))
    #expect(result.standardError == "")
    let lines = result.standardOutput.split(separator: "\n").compactMap { line -> (String, String)? in
      guard let colon = line.lastIndex(of: ":") else { return nil }
      return (String(line[..<colon]), String(line[colon...].dropFirst(2)))
    }
    return Dictionary(lines, uniquingKeysWith: { $1 })
  }

  @Test(.enabled(if: snug_landlock_version() > 0, "this kernel has no Landlock"))
  func filesAreWrittenOnlyBelowTheOutput() async throws {
    let results = try await check()
    #expect(results["files"] == "isolated")
    #expect(results["threads"] == "1", "a thread that is there before is not isolated")
    for attempt in ["write below the folder", "complete a file below the folder", "read a file"] {
      #expect(results[attempt] == "done", "\(attempt)")
    }
    for attempt in [
      "write beside the folder", "change a file beside the folder", "remove a file beside the folder", "make a folder",
      "move a file out of the folder", "write from the shell",
    ] { #expect(results[attempt] == "refused", "\(attempt)") }
    if snug_landlock_version() >= 3 { #expect(results["empty a file beside the folder"] == "refused") }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["out", "out-present"])
    #expect(try String(contentsOfFile: "\(folder.path)/out-present", encoding: .utf8) == "present")
  }

  @Test(.enabled(if: snug_landlock_version() > 0, "this kernel has no Landlock"))
  func noProgramsRunButThoseThatDraw() async throws {
    let results = try await check()
    #expect(results["run the shell"] == "done")
    #expect(results["run another program"] == "refused")
    #expect(results["run another program directly"] == "refused")
    #expect(results["look into another process"] == "refused")
    if snug_landlock_version() >= 6 { #expect(results["signal another process"] == "refused") }
  }

  @Test func thereIsNoNetwork() async throws {
    let results = try await check()
    guard results["calls"] == "isolated" else { return }
    for name in ["internet", "internet 6", "local", "netlink"] {
      #expect(results["open a socket: \(name)"] == "refused", "\(name)")
    }
    #expect(results["look into another process"] == "refused")
  }

  /// For each command that writes, workers do it below its output.
  @Test(.enabled(if: snug_landlock_version() > 0, "this kernel has no Landlock"))
  func aWorkerWithoutAFolderWritesNothing() async throws {
    let path = try folder.write(BadInputTests.xib(BadInputTests.top), to: "Box.xib")
    try FileManager.default.createDirectory(atPath: "\(folder.path)/out", withIntermediateDirectories: false)
    let command = try #require(
      try Snug.command(for: ["render", path, "-o", "\(folder.path)/out"]) as? RenderCommand)
    // The worker is told of another command's folder.
    let program = try WorkerProgram.built(["render", path, "-o", "\(folder.path)/other"])
    let console = CapturedConsole()
    let outcome = try await command.run(on: console, with: program)
    #expect(outcome == .incomplete)
    #expect(console.reports.count == 1)
    #expect(console.reports.first?.contains("permission denied") ?? false)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/other"))
  }

  private nonisolated static var canDraw: Bool {
    ["rsvg-convert", "pdftocairo"].allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }
  }

  @Test(.enabled(if: canDraw, "rsvg-convert or pdftocairo is not installed"))
  func picturesAreDrawnByOtherPrograms() async throws {
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="10"/></svg>
      """, to: "A.xcassets/star.imageset/star.svg")
    try folder.write(
      """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 24]/Contents 4 0 R>>endobj
      4 0 obj<</Length 21>>stream
      1 0 0 rg 2 2 20 20 re f
      endstream endobj
      trailer<</Root 1 0 R>>
      """, to: "A.xcassets/moon.imageset/moon.pdf")
    for file in ["star.svg", "moon.pdf"] {
      try folder.write(
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}]}",
        to: "A.xcassets/\(file.prefix(4)).imageset/Contents.json")
    }
    let views = ["star", "moon"].map {
      "<imageView image=\"\($0)\" id=\"\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"24\" height=\"24\"/></imageView>"
    }
    let path = try folder.write(
      BadInputTests.xib(BadInputTests.top).replacing("<subviews>", with: "<subviews>\(views.joined())"), to: "Box.xib")
    let (outcome, console) = try await CapturedConsole.run("render", path, "-o", "\(folder.path)/out")
    // A picture that could not be drawn has a note.
    #expect(console.reports == [])
    #expect(outcome == .success)
  }

  @Test(arguments: [LaunchStage.active, .delegate, .none])
  func theStageOfTheLaunchStandsInFrontOfTheFolders(_ stage: LaunchStage) {
    var program = WorkerProgram(executable: "snug", arguments: ["--worker", "render", "A.xib"])
    program.launch = stage
    var arguments = Array(program.arguments(writingBelow: ["c"]).dropFirst())
    #expect(WorkerProgram.takeLaunch(from: &arguments) == stage)
    #expect(WorkerProgram.takeWritableFolders(from: &arguments) == ["c"])
    #expect(arguments == ["render", "A.xib"])
  }

  @Test func foldersStandInFrontOfTheCommand() {
    let program = WorkerProgram(executable: "snug", arguments: ["--worker", "render", "A.xib"])
    var arguments = Array(program.writing(below: "a b").writing(below: nil).arguments(writingBelow: ["c"]).dropFirst())
    #expect(WorkerProgram.takeWritableFolders(from: &arguments) == ["a b", "c"])
    #expect(arguments == ["render", "A.xib"])
  }
}
