import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import snug

/// `snug audit --fix`.
@MainActor
struct FixCommandTests {
  let folder: TemporaryFolder
  let repository: TestRepository
  private let path: String

  /// A repository with a committed document, whose button is too small.
  init() async throws {
    folder = try TemporaryFolder()
    repository = try await TestRepository(in: folder)
    path = folder.path("App/New.xib")
    try await repository.commit(Self.document, as: "App/New.xib")
  }

  private static let document = AuditConfigurationTests.smallButton
  private static let fixed = document.replacing("constant=\"20\" id=\"w\"", with: "constant=\"44\" id=\"w\"")
    .replacing("constant=\"20\" id=\"h\"", with: "constant=\"44\" id=\"h\"")

  private func audit(
    _ options: String..., of path: String? = nil, answer: Bool? = nil
  ) async throws -> (outcome: Outcome, console: CapturedConsole) {
    try await CapturedConsole.run(
      ["audit", path ?? "\(folder.path)/App", "--rule", "small-tap-target", "--jobs", "1"] + options, answer: answer)
  }

  private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func allEditsAreWrittenWithoutAQuestion() async throws {
    let (outcome, console) = try await audit("--fix", "--yes")
    #expect(try text() == Self.fixed)
    #expect(console.questions == [])
    #expect(console.reports.last == "1 of 1 edit written")
    #expect(console.reports.contains("  Set its width and height to at least 44 points."))
    #expect(outcome == .success)
    #expect(try await audit().outcome == .success)
  }

  @Test func aPersonDecides() async throws {
    let (outcome, console) = try await audit("--fix", answer: false)
    #expect(try text() == Self.document)
    #expect(console.questions == ["  Write this?"])
    #expect(console.reports.last == "0 of 1 edit written")
    #expect(outcome == .violations)
    #expect(try await audit("--fix", answer: true).outcome == .success)
    #expect(try text() == Self.fixed)
  }

  @Test func withoutATerminalNothingIsAsked() async throws {
    let (outcome, console) = try await audit("--fix")
    #expect(
      console.reports == [
        "error: --fix asks for each edit, and there is no terminal; add --yes, or --dry-run for a patch"
      ])
    #expect(outcome == .incomplete)
  }

  @Test func thePatchIsAppliedByGit() async throws {
    let (outcome, console) = try await audit("--fix", "--dry-run")
    #expect(try text() == Self.document)
    #expect(outcome == .violations)
    #expect(console.output.hasPrefix("diff --git a/App/New.xib b/App/New.xib\n"))
    let patch = try folder.write(console.output, to: "fixes.patch")
    try await repository.git("apply", patch)
    #expect(try text() == Self.fixed)
  }

  @Test func theModeOfTheFileStays() async throws {
    chmod(path, 0o640)
    _ = try await audit("--fix", "--yes")
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  @Test func changesThatAreNotCommittedAreNotMixedWithOthers() async throws {
    try folder.write(Self.document.replacing("title=\"x\"", with: "title=\"y\""), to: "App/New.xib")
    let (outcome, console) = try await audit("--fix", "--yes")
    #expect(
      console.reports.contains(
        "\(path): not changed: it has changes that are not committed; --force writes it all the same"))
    #expect(outcome == .violations)
    #expect(try await audit("--fix", "--yes", "--force").outcome == .success)
  }

  /// A file that git does not know cannot be brought back.
  @Test func aNewDocumentIsNotCommitted() async throws {
    let other = try folder.write(Self.document, to: "App/Other.xib")
    let (_, console) = try await audit("--fix", "--yes", of: other)
    #expect(console.reports.contains { $0.hasPrefix("\(other): not changed: it has changes that are not committed") })
  }

  @Test func withoutARepositoryItTakesForce() async throws {
    let other = try TemporaryFolder(["New.xib": Self.document])
    let (_, console) = try await audit("--fix", "--yes", of: other.path("New.xib"))
    #expect(
      console.reports.contains(
        "\(other.path("New.xib")): not changed: it is in no git repository, which could bring it back; "
          + "--force writes it all the same"))
    #expect(try await audit("--fix", "--yes", "--force", of: other.path("New.xib")).outcome == .success)
  }

  @Test func aReadOnlyDocumentStaysAndTheNextIsWritten() async throws {
    try await repository.commit(Self.document, as: "App/Next.xib")
    chmod(path, 0o444)
    let (outcome, console) = try await audit("--fix", "--yes")
    #expect(console.reports.contains("\(path): not changed: it is read-only"))
    #expect(console.reports.last == "1 of 2 edits written")
    #expect(try text() == Self.document)
    #expect(try String(contentsOfFile: folder.path("App/Next.xib"), encoding: .utf8) == Self.fixed)
    #expect(outcome == .violations)
  }

  /// Somebody saves the document while the question is open.
  @Test func aDocumentThatChangedMeanwhileStays() async throws {
    let arguments = ["audit", path, "--rule", "small-tap-target", "--jobs", "1", "--fix"]
    let console = CapturedConsole(arguments: arguments, answer: true)
    let other = Self.document.replacing("title=\"x\"", with: "title=\"yes\"")
    console.whenAsked = { [folder] in _ = try? folder.write(other, to: "App/New.xib") }
    let command = try #require(try Snug.command(for: arguments) as? any WorkerCommand)
    let outcome = try await command.run(on: console, with: try .built(arguments))
    #expect(
      console.reports.suffix(2) == [
        "\(path): not changed: it was changed while the question was open; audit it again", "0 of 1 edit written",
      ])
    #expect(try text() == other)
    #expect(outcome == .violations)
  }

  @Test func aLinkIsNotReplacedByAFile() async throws {
    let link = try folder.link("App/Link.xib", to: "New.xib")
    let (_, console) = try await audit("--fix", "--yes", of: link)
    #expect(console.reports.contains("\(link): not changed: it is a link; name what it leads to"))
    #expect(try text() == Self.document)
  }

  @Test func aDocumentOfASubmoduleIsFixedThere() async throws {
    let inner = folder.path("App/Inner")
    try await repository.git("clone", "--quiet", folder.path, inner)
    let document = "\(inner)/App/New.xib"
    let (_, console) = try await audit("--fix", "--yes", of: document)
    #expect(
      console.reports.contains(
        "\(document): not changed: it belongs to the repository App/Inner inside of another; run Snug in that folder"))
  }

  @Test func whatHasNoEditIsSaid() async throws {
    _ = try await audit("--fix", "--yes")
    #expect(try await audit("--fix", "--yes").console.reports.last == "--fix: no violation has an edit to write")
  }

  @Test(arguments: [
    (["--yes"], "--yes needs --fix"), (["--dry-run"], "--dry-run needs --fix"), (["--force"], "--force needs --fix"),
    (["--fix", "--yes", "--dry-run"], "--yes and --dry-run exclude each other"),
  ])
  func theOptionsBelongTogether(_ options: [String], _ message: String) throws {
    let error = #expect(throws: (any Error).self) { try Snug.command(for: ["audit", "App"] + options) }
    #expect(Snug.message(for: try #require(error)) == message)
  }
}
