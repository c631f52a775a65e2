import Foundation

/// What a worker process runs: this program and the same command line, in the mode in which it answers requests.
///
/// The command line carries the options of the command, so a worker needs nothing but the requests.
struct WorkerProgram: Sendable {
  /// The hidden first argument that makes the program a worker.
  static let argument = "--worker"

  /// The path of the program.
  var executable: String
  /// Its arguments, without the program's name.
  var arguments: [String]

  /// This program with its own command line.
  static var current: WorkerProgram {
    WorkerProgram(executable: ownExecutable, arguments: [argument] + CommandLine.arguments.dropFirst())
  }

  /// On Linux, the link to the running file: it still leads there when the file was replaced during a long run.
  private static var ownExecutable: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }
}
