import Foundation

/// The program and arguments of a worker process: `snug` itself, or an app's program, with the command line of the
/// command and an additional argument that makes it answer requests.
///
/// The command line contains the command's options, so requests need not repeat them.
struct WorkerProgram: Sendable {
  /// The hidden first argument that makes the program a worker.
  static let argument = "--worker"

  /// The path of the program.
  var executable: String
  /// The arguments of the process, without the program's name.
  var arguments: [String]
  /// The folders below which the process may write files.
  var writableFolders: [String] = []
  /// Whether the program is an app's, in which the app's code runs.
  var runsApp = false
  /// How far the app is launched before documents are loaded.
  var launch = LaunchStage.active

  /// The running program with its own command line.
  static var current: WorkerProgram {
    WorkerProgram(executable: ownExecutable, arguments: [argument] + CommandLine.arguments.dropFirst())
  }

  private static let writableArgument = "--writable"
  private static let launchArgument = "--launch"

  /// The same program with an additional folder below which it may write files.
  func writing(below folder: String?) -> WorkerProgram {
    var program = self
    program.writableFolders += folder.map { [$0] } ?? []
    return program
  }

  /// The arguments with which a process is started, including the folders below which it may write files.
  func arguments(writingBelow more: [String]) -> [String] {
    let folders = writableFolders + more
    let launched = launch == .active ? [] : [Self.launchArgument, launch.rawValue]
    return Array(arguments.prefix(1)) + launched + folders.flatMap { [Self.writableArgument, $0] }
      + arguments.dropFirst()
  }

  /// Removes the arguments that say how far the app is launched. Returns the stage.
  static func takeLaunch(from arguments: inout [String]) -> LaunchStage {
    guard arguments.count > 1, arguments[0] == launchArgument else { return .active }
    let stage = LaunchStage(rawValue: arguments[1]) ?? .active
    arguments.removeFirst(2)
    return stage
  }

  /// Removes the arguments with writable folders, which ``arguments(writingBelow:)`` inserted, and returns the folders.
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
