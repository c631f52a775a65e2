import Foundation
import Subprocess

/// Runs git, the program.
enum Git {
  /// Why git could not be asked.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The longest output that is read.
  private static let mostBytes = 1 << 26

  /// What a command of git prints; `nil` if the command fails.
  ///
  /// - Parameters:
  ///   - arguments: the command with its arguments.
  ///   - folder: the folder in which it runs.
  ///   - input: what it reads from standard input.
  ///   - index: the file of an index to use in place of the repository's.
  ///   - fetches: whether git may load what a partial clone lacks, with the program that the clone names for it.
  static func output(
    _ arguments: [String], in folder: String, input: [UInt8] = [], index: String? = nil, fetches: Bool = true
  ) async throws(Failure) -> [UInt8]? {
    var environment = Environment.inherit
    if let index { environment = environment.updating(["GIT_INDEX_FILE": index]) }
    if !fetches { environment = environment.updating(["GIT_NO_LAZY_FETCH": "1"]) }
    do {
      let result = try await Subprocess.run(
        .name("git"), arguments: Arguments(["-C", folder] + arguments), environment: environment, input: .array(input),
        output: .bytes(limit: mostBytes), error: .discarded)
      return result.terminationStatus.isSuccess ? result.standardOutput : nil
    } catch {
      throw Failure(description: "git could not be run: \(error)")
    }
  }

  /// What a command prints, in parts; `nil` if it fails.
  static func parts(
    _ arguments: [String], in folder: String, separator: UInt8 = 0
  ) async throws(Failure) -> [String]? {
    try await output(arguments, in: folder)?.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first line that a command prints; `nil` if it fails or prints nothing.
  static func line(_ arguments: [String], in folder: String) async throws(Failure) -> String? {
    try await parts(arguments, in: folder, separator: 10)?.first
  }

  /// What to do if a shallow clone lacks a revision, as a clause that follows what is missing; `nil` for whole clones.
  static func adviceForShallowClone(in folder: String) async throws(Failure) -> String? {
    guard try await line(["rev-parse", "--is-shallow-repository"], in: folder) == "true" else { return nil }
    return """
      this is a shallow clone, which has only the last commits. Fetch all of them: fetch-depth: 0 for actions/checkout \
      (GitHub Actions), GIT_DEPTH: 0 (GitLab), or \
      git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*'
      """
  }
}
