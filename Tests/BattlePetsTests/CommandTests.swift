import Foundation
import Testing

/// The commands load the app's storyboard with the app's code.
struct CommandTests {
  private struct Run {
    var output: String
    var errors: String
    var status: Int32
  }

  /// Runs a command of `snug` on the app's folder, with the program that was built together with the tests.
  private func snug(_ command: String, _ options: [String] = []) throws -> Run {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.executableURL
    let programs = try #require(tests).deletingLastPathComponent()
    let process = Process()
    process.executableURL = programs.appending(path: "snug")
    process.arguments =
      [command, Screens.app.path, "--app", programs.appending(path: "BattlePets").path] + options
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      output: String(decoding: printed, as: UTF8.self), errors: String(decoding: complaints, as: UTF8.self),
      status: process.terminationStatus)
  }

  @Test func tablesAreFilled() throws {
    let layout = try snug("layout").output
    #expect(layout.contains("table view cell 1 of 3 in the screen"))
    #expect(layout.contains("label “Sir Barks-a-Lot”"))
    #expect(layout.contains("label “Most loved pet in all of the town”"))
  }

  @Test func viewsOfCodeHaveTheNamesOfTheirProperties() throws {
    let layout = try snug("layout", ["--format", "json"]).output
    #expect(layout.contains(#""id":"zvT-m7-S1g.BattleCell.nameLabel""#))
    #expect(layout.contains(#""id":"pQ7-3n-KsE.rows[5].pointsLabel""#))
  }

  @Test func theAuditJudgesWhatCodeShows() throws {
    let audit = try snug("audit", ["--review", "--all"])
    #expect(audit.errors == "")
    #expect(audit.output.contains("label “Sleeps for twenty hours a day and spend…”  truncated-text"))
    #expect(!audit.output.contains("the document's placeholder"))
  }
}
