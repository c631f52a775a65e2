import Foundation
import TestSupport
import Testing

@testable import snug

/// Output that cannot be written is one line and exit code 2, never 1, which means violations.
@MainActor
struct BadOutputTests {
  @Test func anAuditIntoAFileThatIsNoFolder() async throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(BadInputTests.xib(""), to: "Box.xib")
    let file = try folder.write("", to: "out")
    let (outcome, console) = try await CapturedConsole.run("audit", document, "-o", file)
    #expect(outcome == .incomplete)
    #expect(console.reports == ["error: \(file) cannot be written: not a directory"])
    #expect(console.output == "")
  }

  @Test func picturesIntoAFileThatIsNoFolder() async throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(BadInputTests.xib(""), to: "Box.xib")
    let file = try folder.write("", to: "out")
    let (outcome, console) = try await CapturedConsole.run("render", document, "-o", file)
    #expect(outcome == .incomplete)
    #expect(console.reports == ["error: \(file) cannot be written: not a directory"])
  }

  @Test func aPictureWhereAFolderIs() async throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(BadInputTests.xib(""), to: "Box.xib")
    try folder.write("", to: "out/Box.png/file")
    let (outcome, console) = try await CapturedConsole.run("render", document, "-o", "\(folder.path)/out")
    #expect(outcome == .incomplete)
    #expect(console.output == "")
    #expect(console.reports == ["error: \(folder.path)/out/Box.png cannot be written: is a directory"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out") == ["Box.png"])
  }

  /// The superuser may write everywhere.
  @Test(.enabled(if: getuid() != 0, "root may read and write everything")) func aFolderWithoutWritePermission()
    async throws
  {
    let folder = try TemporaryFolder()
    let document = try folder.write(BadInputTests.xib(""), to: "documents/Box.xib")
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
    let (outcome, console) = try await CapturedConsole.run("audit", document, "-o", folder.path)
    #expect(outcome == .incomplete)
    #expect(console.reports == ["error: \(folder.path)/run.jsonl cannot be written: permission denied"])
  }
}
