import ArgumentParser
import Foundation

/// The options for the number of worker processes, and the memory and time that each may use.
struct WorkerOptions: ParsableArguments {
  /// The largest value of `--timeout` in seconds: one day. Far longer times overflow the system's timer.
  private static let longestTimeout = 86_400.0

  @Option(help: ArgumentHelp("Worker processes; by default one per core.", valueName: "number"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(
    help: ArgumentHelp("Seconds after which a document is given up.", valueName: "seconds"))
  var timeout = 300.0

  @Option(
    help: ArgumentHelp("Megabytes that a worker may hold; a document that needs more is given up.", valueName: "MB"))
  var memory = 4_096

  func validate() throws {
    guard jobs > 0 else { throw ValidationError("--jobs is 1 or more") }
    guard memory > 0 else { throw ValidationError("--memory is 1 or more") }
    guard timeout >= 0.001, timeout <= Self.longestTimeout else {
      // in range: a constant
      throw ValidationError("--timeout is a number of seconds from 0.001 to \(Int(Self.longestTimeout))")
    }
  }

  /// The options as command line arguments.
  var words: [String] { ["--jobs", "\(jobs)", "--timeout", "\(timeout)", "--memory", "\(memory)"] }

  /// The seconds after which a scene with an app's code is given up, so that code that hangs does not cost the whole time
  /// of its document.
  var secondsOfScene: Double { timeout / 5 }

  /// The error message for a document whose worker process failed.
  func message(for failure: WorkerFailure) -> String {
    if failure.cause == .time {
      let isScene = failure.scene != nil
      let limit = isScene ? secondsOfScene : timeout
      let seconds = limit == 1 ? "1 second" : "\(limit.formatted()) seconds"
      return "could not be laid out within \(seconds) (\(isScene ? "a fifth of " : "")--timeout)"
    }
    if failure.cause == .memory { return "could not be laid out in \(memory) MB of memory (--memory)" }
    return "could not be laid out (\(failure.reason))"
  }
}
