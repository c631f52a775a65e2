import Foundation
import Subprocess
import TestSupport
import Testing

/// A repository of git that a test makes.
@MainActor struct TestRepository {
  let folder: TemporaryFolder

  /// Makes a folder an empty repository with the branch `main`.
  init(in folder: TemporaryFolder) async throws {
    self.folder = folder
    try await git("init", "--quiet", "--initial-branch", "main")
  }

  /// An empty repository with the branch `main` in a folder of its own.
  init() async throws {
    try await self.init(in: TemporaryFolder())
  }

  /// The repository that is in a folder.
  init(existing folder: TemporaryFolder) { self.folder = folder }

  /// Runs git and returns what it prints.
  @discardableResult func git(_ arguments: String..., environment: [String: String] = [:]) async throws -> String {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
    let updated = Dictionary(
      uniqueKeysWithValues: environment.map { (Subprocess.Environment.Key(stringLiteral: $0.key), Optional($0.value)) })
    let result = try await Subprocess.run(
      .name("git"), arguments: Arguments(["-C", folder.path] + identity + arguments),
      environment: .inherit.updating(updated), output: .string(limit: 1 << 20), error: .string(limit: 1 << 16))
    try #require(result.terminationStatus.isSuccess, "\(result.standardError)")
    return result.standardOutput
  }

  /// Commits a file with a text.
  func commit(_ text: String, as name: String = "App/SignIn.xib") async throws {
    try folder.write(text, to: name)
    try await git("add", "--all")
    try await git("commit", "--quiet", "--message", "Next")
  }
}
