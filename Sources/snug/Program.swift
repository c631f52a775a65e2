import ArgumentParser
import Dispatch
import Environments
import Foundation
import InterfaceBuilder
import Walking

/// The entry point of the program. The process runs a command (``Snug``), or is a worker process of a command
/// (``Worker``). It exits with an ``Outcome``.
public enum Program {
  /// Runs the command line. Never returns.
  ///
  /// It is not asynchronous, so that a worker process runs on the first thread, whose stack is large enough for deeply
  /// nested views. An asynchronous `main` may run on another thread.
  ///
  /// - Parameter pageServer: the HTTP server for the page of `snug preview`.
  package static func main(pageServer: any PageServer) {
    MainActor.assumeIsolated { ProgramServer.current = pageServer }
    openMissingStreams()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == WorkerProgram.argument {
      let command = Array(arguments.dropFirst())
      MainActor.assumeIsolated {
        // Swift checks at run time that main-actor code runs on the main actor. Inside of a task the check is a cheap
        // comparison; outside of one, the checks take 2 % of an audit.
        if #available(macOS 26, *) { _ = Task.immediate { @MainActor in serve(command) } }
        serve(command)
      }
    }
    if arguments.count == 2, arguments[0] == IsolationCheck.argument { IsolationCheck.run(arguments[1]) }
    // With the signal ignored, writing to a pipe without a reader returns an error instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
    if let complaint = SystemLimits.complaint {
      MainActor.assumeIsolated { StandardConsole().report("error: \(complaint)") }
      exit(Outcome.incomplete.rawValue)
    }
    Task { @MainActor in
      do {
        let outcome = try await Snug.run(arguments)
        exit(outcome == .incomplete ? Interruption.exitCode ?? outcome.rawValue : outcome.rawValue)
      } catch {
        end(with: error, about: arguments)
      }
    }
    dispatchMain()
  }

  /// Ends the process with ArgumentParser's message for an error. Control characters in arguments, which may come from
  /// an untrusted source such as the name of a branch, are replaced in the message.
  private static func end(with error: any Error, about arguments: [String]) -> Never {
    let hostile = arguments.filter { PlainLine.of($0) != $0 }
    if hostile.isEmpty { Snug.exit(withError: error) }
    var message = Snug.fullMessage(for: error)
    for argument in hostile.sorted(by: { $0.count > $1.count }) {
      message = message.replacing(argument, with: PlainLine.of(argument))
      // ArgumentParser splits `--option=value`, so the value is replaced separately.
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      if argument.hasPrefix("-"), let value = parts.dropFirst().first, !value.isEmpty {
        message = message.replacing(value, with: PlainLine.of(value))
      }
    }
    let code = Snug.exitCode(for: error)
    (code == .success ? FileHandle.standardOutput : .standardError).write(Data((message + "\n").utf8))
    exit(code.rawValue)
  }

  /// Opens `/dev/null`, for reading only, in place of standard streams that are closed. Otherwise the next file that is
  /// opened would become standard output, and printed text would be written into it.
  private static func openMissingStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Runs an app's program as a worker process of a `snug` command. If the program was started in another way, it
  /// prints advice and exits. Never returns.
  ///
  /// - Parameters:
  ///   - tests: the tests of the program; `nil` if it has none.
  ///   - launch: launches the app as far as it is told; called before the first document is loaded.
  @MainActor package static func host(
    tests: (any TestLibrary)? = nil, launch: (LaunchStage) -> Void
  ) -> Never {
    openMissingStreams()
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.first == WorkerProgram.argument else {
      let advice =
        "This program shows no windows. Run `snug audit`, `snug layout`, `snug render` or `snug verify` with the app's package.\n"
      FileHandle.standardError.write(Data(advice.utf8))
      exit(64)
    }
    ProgramRole.isApp = true
    ProgramRole.tests = tests
    SceneTrace.observer = { scene in
      Worker.beginScene()
      FileHandle.standardError.write(Data(WorkerFailure.mark(ofScene: scene).utf8))
    }
    serve(Array(arguments.dropFirst()), launch: launch)
  }

  @MainActor private static func serve(_ arguments: [String], launch: (LaunchStage) -> Void = { _ in }) -> Never {
    var arguments = arguments
    let start = WorkerProgram.takeStart(from: &arguments)
    let stage = WorkerProgram.takeLaunch(from: &arguments)
    WorkerIsolation.begin(writingBelow: WorkerProgram.takeWritableFolders(from: &arguments))
    do {
      guard let command = try Snug.parseAsRoot(arguments) as? any WorkerCommand else {
        fatalError("the command has no workers")
      }
      Worker.serve(command) {
        if ProgramRole.isApp { start.prepare() }
        ProgramRole.tests?.prepare(for: start)
        launch(stage)
      }
    } catch {
      Snug.exit(withError: error)
    }
  }
}
