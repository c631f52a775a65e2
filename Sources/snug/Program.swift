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
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == WorkerProgram.argument {
      MainActor.assumeIsolated { serve(Array(arguments.dropFirst())) }
    }
    Task { @MainActor in
      do {
        try await Snug.run(arguments)
        Snug.exit()
      } catch {
        Snug.exit(withError: error)
      }
    }
    dispatchMain()
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
