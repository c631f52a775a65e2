import Foundation
import TestSupport
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

  /// A class that changed may make a fault in its document.
  @Test func aChangedClassCounts() async throws {
    try folder.write(
      AuditConfigurationTests.smallButton.replacing("<view ", with: "<view customClass=\"Card\" "), to: "App/Card.xib")
    try folder.write("import UIKit\nclass Card: UIView {}\n", to: "App/Card.swift")
    try await repository.git("add", ".")
    try await repository.git("commit", "--quiet", "--message", "Card")
    try folder.write("import UIKit\nclass Card: UIView { let a = 1 }\n", to: "App/Card.swift")
    let (_, documents, reports) = try await audit(since: "HEAD")
    #expect(documents == ["Card"])
    #expect(reports.contains("1 of 3 documents changed since HEAD"))
  }

  @Test func nothingChanged() async throws {
    let (outcome, documents, reports) = try await audit(since: "HEAD")
    #expect(outcome == .success)
    #expect(documents == [])
    #expect(reports == ["0 of 2 documents changed since HEAD"])
  }

  @Test func aConfigurationThatChangedIsSaid() async throws {
    let path = try folder.write("fail_on: serious\n", to: "App/.snug.yml")
    let (_, documents, reports) = try await audit(since: "HEAD")
    #expect(documents.sorted() == ["One", "Two"])
    #expect(reports == ["\(path) has changed since HEAD, so all of 2 documents are audited"])
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
    let near = try await audit(since: "mian")
    #expect(
      near.reports == ["error: \(folder.path)/App: the git repository has no revision “mian”; did you mean “main”?"])
    let outside = try TemporaryFolder()
    let path = try outside.write(AuditConfigurationTests.smallButton, to: "One.xib")
    let (outcome, console) = try await CapturedConsole.run("audit", path, "--changed-since=HEAD")
    #expect(outcome == .incomplete)
    #expect(
      console.reports == ["error: \(path): --changed-since needs a git repository, and this is in none"])
  }

  // MARK: Shallow clones

  /// A clone with the last commit only, as continuous integration makes it.
  private func shallowClone(of branch: String) async throws -> TestRepository {
    let clone = try TemporaryFolder()
    try FileManager.default.removeItem(atPath: clone.path)
    try await repository.git(
      "clone", "--quiet", "--depth", "1", "--branch", branch, "file://\(folder.path)", clone.path)
    return TestRepository(existing: clone)
  }

  private static let advice = """
    this is a shallow clone, which has only the last commits. Fetch all of them: fetch-depth: 0 for actions/checkout \
    (GitHub Actions), GIT_DEPTH: 0 (GitLab), or git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*'
    """

  /// `feature` with two commits beyond `main`.
  private func makeBranch() async throws {
    try await repository.git("checkout", "--quiet", "-b", "feature")
    for text in ["\n", "\n\n"] {
      try folder.write(AuditConfigurationTests.smallButton + text, to: "App/One.xib")
      try await repository.git("commit", "--quiet", "--all", "--message", "One")
    }
  }

  private func audit(_ clone: TestRepository) async throws -> (outcome: Outcome, console: CapturedConsole) {
    try await CapturedConsole.run(
      "audit", "\(clone.folder.path)/App", "--jobs", "1", "--text-size", "L", "--format", "jsonl",
      "--changed-since=origin/main")
  }

  @Test func aShallowCloneIsToldFromAWrongName() async throws {
    try await makeBranch()
    let clone = try await shallowClone(of: "feature")
    let (outcome, console) = try await audit(clone)
    #expect(outcome == .incomplete)
    #expect(
      console.reports == [
        "error: \(clone.folder.path)/App: the git repository has no revision “origin/main”: \(Self.advice)"
      ])
    // What the message says helps.
    try await clone.git("fetch", "--quiet", "--unshallow", "origin", "+refs/heads/*:refs/remotes/origin/*")
    #expect(try await audit(clone).console.reports.first == "1 of 2 documents changed since origin/main")
  }

  @Test func aShallowCloneWithoutTheCommitAtWhichBranchesParted() async throws {
    try await makeBranch()
    let clone = try await shallowClone(of: "feature")
    try await clone.git("fetch", "--quiet", "--depth", "1", "origin", "main:refs/remotes/origin/main")
    let (outcome, console) = try await audit(clone)
    #expect(outcome == .incomplete)
    #expect(
      console.reports == [
        "error: \(clone.folder.path)/App: it is not known where this branch and “origin/main” parted: \(Self.advice)"
      ])
    let (compared, other) = try await CapturedConsole.run("diff", "origin/main...HEAD", "\(clone.folder.path)/App")
    #expect(compared == .incomplete)
    #expect(
      other.reports == ["error: “origin/main” and “HEAD” have no revision in common: \(Self.advice)"])
  }
}
