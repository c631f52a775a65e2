import Foundation
import Subprocess
import SystemPackage

/// Runs git, the program, in a way that no repository can use to start another program.
///
/// A checkout may be anybody's, and git runs what its settings name: monitors of files, hooks, filters, programs for
/// remotes. Therefore git never sees the settings of a repository. It works in a git folder that Snug makes
/// (``ContainedGitFolder``), without the settings of the machine and of the person, and without variables that came from
/// outside. Should git learn settings from elsewhere one day, the options and variables below forbid what runs programs.
struct Git: Sendable {
  /// Why git could not be run.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let folder: String
  /// The folder of the files; `nil` if git is not asked about them.
  var workTree: String?
  /// Whether git sees the settings of the person who runs Snug. It does so only to print them.
  var seesPersonalSettings = false

  /// The time after which git is ended, because it would wait for ever for a pipe among the files of a repository.
  var longest = Duration.seconds(120)

  /// The longest output that is read at once.
  private static let mostBytes = 1 << 26

  /// What a command of git prints; `nil` if the command fails.
  ///
  /// - Parameters:
  ///   - arguments: the command with its arguments.
  ///   - input: what it reads from standard input.
  /// - Throws: ``Failure`` if git cannot be run; `CancellationError` if the run is interrupted.
  func output(_ arguments: [String], input: [UInt8] = []) async throws -> [UInt8]? {
    try await run(arguments, input: input, output: .bytes(limit: Self.mostBytes))
  }

  /// Writes what a command prints into a new file.
  ///
  /// - Parameters:
  ///   - arguments: the command with its arguments.
  ///   - input: what it reads from standard input.
  ///   - path: the file.
  /// - Returns: whether the command succeeds.
  func write(_ arguments: [String], input: [UInt8], to path: String) async throws -> Bool {
    let file = try FileDescriptor.open(
      path, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec], permissions: [.ownerReadWrite])
    return try await run(arguments, input: input, output: .fileDescriptor(file, closeAfterSpawningProcess: true)) != nil
  }

  /// What a command prints, in parts; `nil` if it fails.
  func parts(_ arguments: [String], separator: UInt8 = 0) async throws -> [String]? {
    try await output(arguments)?.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first line that a command prints; `nil` if it fails or prints nothing.
  func line(_ arguments: [String], input: [UInt8] = []) async throws -> String? {
    try await output(arguments, input: input)?.split(separator: 10).first.map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: How git is started

  /// Runs a command; returns what came of its output, `nil` if the command fails.
  private func run<Output: OutputProtocol & Sendable>(
    _ arguments: [String], input: [UInt8], output: Output
  ) async throws -> Output.OutputType? where Output.OutputType: Sendable {
    let (command, environment) = (Self.options + arguments, environment)
    return try await beforeDeadline {
      let result = try await Subprocess.run(
        .name("git"), arguments: Arguments(command), environment: environment, workingDirectory: FilePath("/"),
        platformOptions: Self.platformOptions, input: .array(input), output: output, error: .discarded)
      return try Self.isSuccess(result.terminationStatus) ? result.standardOutput : nil
    }
  }

  /// Options before each command.
  private static let options =
    ["--no-pager"]
    + [
      // What would run a program while files, objects or revisions are read.
      "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.attributesFile=/dev/null", "core.pager=cat",
      "core.untrackedCache=false", "core.sshCommand=false", "core.gitProxy=false", "core.askPass=false",
      "core.alternateRefsCommand=false", "core.editor=false", "credential.helper=", "gpg.program=false",
      "log.showSignature=false", "diff.external=", "submodule.recurse=false", "maintenance.auto=false", "gc.auto=0",
      // Nothing is fetched, and a folder that merely looks like a repository is none.
      "protocol.allow=never", "safe.bareRepository=explicit",
    ].flatMap { ["-c", $0] }

  /// The variables of git that are passed on: where its own programs are.
  private static let keptVariables: Set<String> = ["GIT_EXEC_PATH"]

  private var environment: Environment {
    let inherited = ProcessInfo.processInfo.environment
    var changes: [Environment.Key: String?] = [:]
    func set(_ name: String, _ value: String?) {
      guard let key = Environment.Key(rawValue: name) else { return }
      changes[key] = .some(value)
    }
    for name in inherited.keys where name.hasPrefix("GIT_") && !Self.keptVariables.contains(name) { set(name, nil) }
    // A program in the folder of a checkout is not git.
    let folders = (inherited["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    set("PATH", folders.joined(separator: ":"))
    set("GIT_DIR", folder)
    set("GIT_WORK_TREE", workTree)
    set("GIT_CONFIG_NOSYSTEM", "1")
    set("GIT_ATTR_NOSYSTEM", "1")
    if seesPersonalSettings {
      set("GIT_CONFIG_GLOBAL", inherited["GIT_CONFIG_GLOBAL"])
    } else {
      set("GIT_CONFIG_GLOBAL", "/dev/null")
      // Before version 2.32, git does not know the variable above.
      set("HOME", folder)
      set("XDG_CONFIG_HOME", folder)
    }
    // A list of the protocols that are allowed goes before all settings, and no protocol has this name.
    set("GIT_ALLOW_PROTOCOL", "none")
    set("GIT_NO_LAZY_FETCH", "1")
    set("GIT_TERMINAL_PROMPT", "0")
    set("GIT_OPTIONAL_LOCKS", "0")
    set("LC_ALL", "C")
    return .inherit.updating(changes)
  }

  /// Git is not in the group of processes that the terminal interrupts: Snug ends it, and knows why it ended.
  private static var platformOptions: PlatformOptions {
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = [
      .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: .milliseconds(500))
    ]
    return options
  }

  /// Whether a command ended well.
  ///
  /// - Throws: `CancellationError` if a person or the system ended it.
  private static func isSuccess(_ status: TerminationStatus) throws -> Bool {
    try Task.checkCancellation()
    if case .signaled(let number) = status, [SIGINT, SIGTERM, SIGHUP].contains(number) { throw CancellationError() }
    return status.isSuccess
  }

  /// Does work, and ends it if it takes too long.
  private func beforeDeadline<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    do {
      let longest = longest
      return try await withThrowingTaskGroup(of: Result?.self) { group in
        group.addTask { try await work() }
        group.addTask {
          try await Task.sleep(for: longest)
          return nil
        }
        defer { group.cancelAll() }
        guard let first = try await group.next(), let result = first else {
          throw Failure(description: "git did not end within \(longest.components.seconds) s")
        }
        return result
      }
    } catch let failure as Failure {
      throw failure
    } catch let error as SubprocessError {
      try Task.checkCancellation()
      throw Failure(description: "git could not be run: \(error)")
    }
  }
}
