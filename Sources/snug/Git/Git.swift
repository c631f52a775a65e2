import Foundation
import Subprocess
import SystemPackage

/// Runs git, the program, in a way that no repository can use to start another program.
///
/// A checkout is not trusted, and git runs programs that the repository's settings name: file system monitors, hooks,
/// filters, remote helpers. Therefore git never sees the settings of a repository. It works in a git folder that Snug
/// makes (``ContainedGitFolder``), without system-wide and personal settings and without inherited `GIT_` variables. As
/// a second defence, options and variables disable every setting that runs a program.
struct Git: Sendable {
  /// The reason why git could not be run, or why its command failed.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let folder: String
  /// The folder of the checked-out files; `nil` if commands do not need them.
  var workTree: String?
  /// Whether git reads the personal settings of the user. This is only set in order to print these settings.
  var seesPersonalSettings = false

  /// The time after which git is terminated. Without it, git would wait for ever if a file of the repository is a pipe.
  var longest = Duration.seconds(120)

  /// The largest output that is kept in memory, in bytes.
  private static let mostBytes = 1 << 26

  /// The standard output of a git command; `nil` if the command fails.
  ///
  /// - Parameters:
  ///   - arguments: the command with its arguments.
  ///   - input: the bytes that the command reads from standard input.
  /// - Throws: ``Failure`` if git cannot be run; `CancellationError` if the run is interrupted.
  func output(_ arguments: [String], input: [UInt8] = []) async throws -> [UInt8]? {
    try await run(arguments, input: input, output: .bytes(limit: Self.mostBytes))
  }

  /// Runs a command and writes its standard output to a new file.
  ///
  /// - Parameters:
  ///   - arguments: the command with its arguments.
  ///   - input: the bytes that the command reads from standard input.
  ///   - path: the path of the new file.
  /// - Returns: whether the command succeeds.
  func write(_ arguments: [String], input: [UInt8], to path: String) async throws -> Bool {
    let file = try FileDescriptor.open(
      path, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec], permissions: [.ownerReadWrite])
    return try await run(arguments, input: input, output: .fileDescriptor(file, closeAfterSpawningProcess: true)) != nil
  }

  /// The standard output of a command, split at a separator byte (zero by default); `nil` if the command fails.
  func parts(_ arguments: [String], separator: UInt8 = 0) async throws -> [String]? {
    try await output(arguments)?.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first line that a command prints; `nil` if the command fails or prints nothing.
  func line(_ arguments: [String], input: [UInt8] = []) async throws -> String? {
    try await output(arguments, input: input)?.split(separator: 10).first.map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: How git is started

  /// Runs a command. Returns the result of its output, or `nil` if the command fails.
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

  /// The options that precede each command.
  private static let options =
    ["--no-pager"]
    + [
      // Settings that would run a program while files, objects or revisions are read.
      "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.attributesFile=/dev/null", "core.pager=cat",
      "core.untrackedCache=false", "core.sshCommand=false", "core.gitProxy=false", "core.askPass=false",
      "core.alternateRefsCommand=false", "core.editor=false", "credential.helper=", "gpg.program=false",
      "log.showSignature=false", "diff.external=", "submodule.recurse=false", "maintenance.auto=false", "gc.auto=0",
      // Forbids to fetch anything, and to take a folder that looks like a bare repository for one.
      "protocol.allow=never", "safe.bareRepository=explicit",
    ].flatMap { ["-c", $0] }

  /// The inherited variables that git may see: only the folder of git's own programs.
  private static let keptVariables: Set<String> = ["GIT_EXEC_PATH"]

  private var environment: Environment {
    let inherited = ProcessInfo.processInfo.environment
    var changes: [Environment.Key: String?] = [:]
    func set(_ name: String, _ value: String?) {
      guard let key = Environment.Key(rawValue: name) else { return }
      changes[key] = .some(value)
    }
    for name in inherited.keys where name.hasPrefix("GIT_") && !Self.keptVariables.contains(name) { set(name, nil) }
    // Relative folders are removed from the search path, so that no program in the checkout can pose as git.
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
    // This list of allowed protocols overrides all settings. No protocol is called “none”, so none is allowed.
    set("GIT_ALLOW_PROTOCOL", "none")
    set("GIT_NO_LAZY_FETCH", "1")
    set("GIT_TERMINAL_PROMPT", "0")
    set("GIT_OPTIONAL_LOCKS", "0")
    set("LC_ALL", "C")
    return .inherit.updating(changes)
  }

  /// Puts git into its own process group, so that Ctrl-C in the terminal does not reach it: Snug terminates it, and so
  /// knows why it ended.
  private static var platformOptions: PlatformOptions {
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = [
      .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: .milliseconds(500))
    ]
    return options
  }

  /// Whether a command succeeded.
  ///
  /// - Throws: `CancellationError` if the task was cancelled, or a signal such as Ctrl-C ended the command.
  private static func isSuccess(_ status: TerminationStatus) throws -> Bool {
    try Task.checkCancellation()
    if case .signaled(let number) = status, [SIGINT, SIGTERM, SIGHUP].contains(number) { throw CancellationError() }
    return status.isSuccess
  }

  /// Does some work, and cancels it if it takes longer than ``longest``.
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
