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
  /// The folders below which it may write files.
  var writableFolders: [String] = []
  /// Whether it is an app's program, in which the app's code runs.
  var runsApp = false
  /// Whether the app is not launched, because that ends its process.
  var skipsLaunch = false

  /// This program with its own command line.
  static var current: WorkerProgram {
    WorkerProgram(executable: ownExecutable, arguments: [argument] + CommandLine.arguments.dropFirst())
  }

  private static let writableArgument = "--writable"
  private static let launchArgument = "--without-launch"

  /// The same program, with another folder below which it may write files.
  func writing(below folder: String?) -> WorkerProgram {
    var program = self
    program.writableFolders += folder.map { [$0] } ?? []
    return program
  }

  /// The arguments of a process, with the folders below which it may write.
  func arguments(writingBelow more: [String]) -> [String] {
    let folders = writableFolders + more
    let launch = skipsLaunch ? [Self.launchArgument] : []
    return Array(arguments.prefix(1)) + launch + folders.flatMap { [Self.writableArgument, $0] } + arguments.dropFirst()
  }

  /// Takes off that the app is not launched; returns whether it was there.
  static func takeSkippedLaunch(from arguments: inout [String]) -> Bool {
    guard arguments.first == launchArgument else { return false }
    arguments.removeFirst()
    return true
  }

  /// Takes the folders off that ``arguments(writingBelow:)`` has put in front of a command.
  static func takeWritableFolders(from arguments: inout [String]) -> [String] {
    var folders: [String] = []
    while arguments.count > 1, arguments[0] == writableArgument {
      folders.append(arguments[1])
      arguments.removeFirst(2)
    }
    return folders
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
