import ArgumentParser
import Dispatch
import Foundation

/// The process: a command, or a worker of one.
@main
enum Program {
  /// Runs the command line. Never returns.
  ///
  /// A worker begins here on the first thread, whose stack has room for deeply nested views: an asynchronous `main`
  /// may run on another one.
  static func main() {
    openMissingStreams()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == WorkerProgram.argument {
      MainActor.assumeIsolated { serve(Array(arguments.dropFirst())) }
    }
    // Writing to a pipe without a reader returns an error then, and does not end the process.
    signal(SIGPIPE, SIG_IGN)
    Task { @MainActor in
      do {
        exit(try await Snug.run(arguments).rawValue)
      } catch {
        Snug.exit(withError: error)
      }
    }
    dispatchMain()
  }

  /// Puts something in the place of standard streams that are closed. The first file that is opened would become
  /// standard output otherwise, and what is printed would get into it. Writing to it fails, as it should.
  private static func openMissingStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  @MainActor private static func serve(_ arguments: [String]) -> Never {
    do {
      guard let command = try Snug.parseAsRoot(arguments) as? any WorkerCommand else {
        fatalError("the command has no workers")
      }
      Worker.serve(command)
    } catch {
      Snug.exit(withError: error)
    }
  }
}
