import Foundation
import Testing

@testable import snug

/// `--changed-since`: only what differs from a revision of git is audited.
@MainActor
struct ChangedSinceTests {
  let repository: TestRepository
  private var folder: TemporaryFolder { repository.folder }

  /// Two screens that are committed on a branch `main`.
  init() async throws {
    repository = try await TestRepository()
    for name in ["App/One.xib", "App/Base.lproj/Two.xib"] {
      try folder.write(AuditConfigurationTests.smallButton, to: name)
    }
    try await repository.git("add", ".")
    try await repository.git("commit", "--quiet", "--message", "All")
  }

  private func audit(
    since revision: String, _ path: String = "App"
  ) async throws -> (outcome: Outcome, documents: [String], reports: [String]) {
    let (outcome, console) = try await CapturedConsole.run(
      "audit", "\(folder.path)/\(path)", "--text-size", "L", "--jobs", "1", "--format", "jsonl",
      "--changed-since=\(revision)")
    let documents = console.output.matches(of: /"document":"[^"]*?(\w+)\.xib"[^\n]*"type":"document"/).map {
      String($0.1)
    }
    return (outcome, documents, console.reports)
  }

  @Test func nothingChanged() async throws {
    let (outcome, documents, reports) = try await audit(since: "HEAD")
    #expect(outcome == .success)
    #expect(documents == [])
    #expect(reports == ["0 of 2 documents changed since HEAD"])
  }

  @Test func changesCountWhetherTheyAreCommittedOrNot() async throws {
    try folder.write(AuditConfigurationTests.smallButton + "\n", to: "App/One.xib")
    #expect(try await audit(since: "main").documents == ["One"])
    try await repository.git("commit", "--quiet", "--all", "--message", "One")
    #expect(try await audit(since: "HEAD~1").documents == ["One"])
    #expect(try await audit(since: "HEAD").documents == [])
    try folder.write(AuditConfigurationTests.smallButton, to: "App/Three.xib")
    #expect(try await audit(since: "HEAD").documents == ["Three"])
  }

  /// Later commits on the other branch are not changes of this branch.
  @Test func branchesAreComparedFromWhereTheyParted() async throws {
    try await repository.git("checkout", "--quiet", "-b", "feature")
    try folder.write(AuditConfigurationTests.smallButton + "\n", to: "App/One.xib")
    try await repository.git("commit", "--quiet", "--all", "--message", "One")
    try await repository.git("checkout", "--quiet", "main")
    try folder.write(AuditConfigurationTests.smallButton + "\n", to: "App/Base.lproj/Two.xib")
    try await repository.git("commit", "--quiet", "--all", "--message", "Two")
    try await repository.git("checkout", "--quiet", "feature")
    #expect(try await audit(since: "main").documents == ["One"])
  }

  @Test func translationsAndTheConfigurationCount() async throws {
    try folder.write("\"small.title\" = \"Wort\";", to: "App/de.lproj/Two.strings")
    #expect(try await audit(since: "HEAD").documents == ["Two"])
    try folder.write("disabled_rules: low-contrast", to: ".snug.yml")
    #expect(try await audit(since: "HEAD").documents == ["Two", "One"])
  }

  @Test func whatGitDoesNotKnowIsSaid() async throws {
    let unknown = try await audit(since: "--all")
    #expect(unknown.outcome == .incomplete)
    #expect(unknown.reports == ["error: \(folder.path)/App: the git repository has no revision “--all”"])
    let outside = try TemporaryFolder()
    let path = try outside.write(AuditConfigurationTests.smallButton, to: "One.xib")
    let (outcome, console) = try await CapturedConsole.run("audit", path, "--changed-since=HEAD")
    #expect(outcome == .incomplete)
    #expect(
      console.reports == ["error: \(path): --changed-since needs a git repository, and this is in none"])
  }
}
