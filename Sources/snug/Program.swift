import ArgumentParser
import Dispatch
import Environments
import Foundation
import InterfaceBuilder

/// The process: a command (``Snug``), or a worker of one (``Worker``). It exits with an ``Outcome``.
public enum Program {
  /// Runs the command line. Never returns.
  ///
  /// A worker begins here on the first thread, whose stack has room for deeply nested views: an asynchronous `main`
  /// may run on another one.
  ///
  /// - Parameter pageServer: what serves the page of `snug preview`.
  package static func main(pageServer: any PageServer) {
    MainActor.assumeIsolated { ProgramServer.current = pageServer }
    openMissingStreams()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == WorkerProgram.argument {
      let command = Array(arguments.dropFirst())
      MainActor.assumeIsolated {
        // Swift checks at run time that work of the main actor runs there. In a task that is a comparison; without one
        // the checks take 2 % of an audit.
        if #available(macOS 26, *) { _ = Task.immediate { @MainActor in serve(command) } }
        serve(command)
      }
    }
    if arguments.count == 2, arguments[0] == IsolationCheck.argument { IsolationCheck.run(arguments[1]) }
    // Writing to a pipe without a reader returns an error then, and does not end the process.
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

  /// Ends the process as ArgumentParser would. Arguments may come from elsewhere, such as the name of a branch, and are
  /// printed on one line.
  private static func end(with error: any Error, about arguments: [String]) -> Never {
    let hostile = arguments.filter { PlainLine.of($0) != $0 }
    if hostile.isEmpty { Snug.exit(withError: error) }
    var message = Snug.fullMessage(for: error)
    for argument in hostile.sorted(by: { $0.count > $1.count }) {
      message = message.replacing(argument, with: PlainLine.of(argument))
      // Options with a value are taken apart.
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      if argument.hasPrefix("-"), let value = parts.dropFirst().first, !value.isEmpty {
        message = message.replacing(value, with: PlainLine.of(value))
      }
    }
    let code = Snug.exitCode(for: error)
    (code == .success ? FileHandle.standardOutput : .standardError).write(Data((message + "\n").utf8))
    exit(code.rawValue)
  }

  /// Replaces standard streams that are closed. Otherwise the first file that is opened would become standard output,
  /// and printed text would go into it. Writing to the replacement fails, as it should.
  private static func openMissingStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Runs an app's program: as a worker of a command that has started it, and not otherwise.
  ///
  /// - Parameter launch: launches the app, before the first document.
  @MainActor package static func host(launch: () -> Void) -> Never {
    openMissingStreams()
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.first == WorkerProgram.argument else {
      let advice =
        "This program shows no windows. Run `snug audit`, `snug layout`, `snug render` or `snug verify` with the app's package.\n"
      FileHandle.standardError.write(Data(advice.utf8))
      exit(64)
    }
    ProgramRole.isApp = true
    SceneTrace.observer = { scene in
      FileHandle.standardError.write(Data(WorkerFailure.mark(ofScene: scene).utf8))
    }
    serve(Array(arguments.dropFirst()), launch: launch)
  }

  @MainActor private static func serve(_ arguments: [String], launch: () -> Void = {}) -> Never {
    var arguments = arguments
    let skipsLaunch = WorkerProgram.takeSkippedLaunch(from: &arguments)
    WorkerIsolation.begin(writingBelow: WorkerProgram.takeWritableFolders(from: &arguments))
    do {
      guard let command = try Snug.parseAsRoot(arguments) as? any WorkerCommand else {
        fatalError("the command has no workers")
      }
      Worker.serve(command, begin: skipsLaunch ? {} : launch)
    } catch {
      Snug.exit(withError: error)
    }
  }
}
