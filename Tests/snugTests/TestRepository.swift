import Foundation
import Subprocess
import Testing

/// A repository of git that a test makes.
@MainActor struct TestRepository {
  let folder: TemporaryFolder

  /// An empty repository with the branch `main`.
  init() async throws {
    folder = try TemporaryFolder()
    _ = try await git("init", "--quiet", "--initial-branch", "main")
  }

  /// Runs git and returns what it prints.
  func git(_ arguments: String..., environment: [String: String] = [:]) async throws -> String {
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
    _ = try await git("add", "--all")
    _ = try await git("commit", "--quiet", "--message", "Next")
  }
}
