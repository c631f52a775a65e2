import Foundation
import Walking

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
  /// Whether the program runs an app's tests.
  var runsTests = false
  /// How far the app is launched before documents are loaded.
  var launch = LaunchStage.active
  /// The launch arguments and user defaults of the app.
  var start = AppStart()

  /// The running program with its own command line.
  static var current: WorkerProgram {
    WorkerProgram(executable: ownExecutable, arguments: [argument] + CommandLine.arguments.dropFirst())
  }

  /// Whether a process answers one request and ends. The app's code may leave something behind, for example in a
  /// singleton, and what a request finds must not depend on the other requests. Tests expect to share a process.
  var answersOnce: Bool { runsApp && !runsTests }

  private static let writableArgument = "--writable"
  private static let launchArgument = "--launch"
  private static let startArgument = "--start"

  /// The same program with additional options of the command.
  func adding(_ options: [String]) -> WorkerProgram {
    var program = self
    // After the name of the command: at the end they might be taken for paths.
    program.arguments.insert(contentsOf: options, at: min(2, arguments.count))
    return program
  }

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
    return Array(arguments.prefix(1)) + startArguments + launched + folders.flatMap { [Self.writableArgument, $0] }
      + arguments.dropFirst()
  }

  /// The arguments that say how the app is started: as JSON, then the number of its launch arguments, and these as they
  /// are, because the app reads the arguments of its process.
  private var startArguments: [String] {
    guard start != AppStart(), let json = try? JSONEncoder().encode(start) else { return [] }
    return [Self.startArgument, String(decoding: json, as: UTF8.self), "\(start.arguments.count)"] + start.arguments
  }

  /// Removes the arguments that say how the app is started. Returns what they say.
  static func takeStart(from arguments: inout [String]) -> AppStart {
    guard arguments.count > 2, arguments[0] == startArgument, let count = Int(arguments[2]),
      (0...arguments.count - 3).contains(count),
      let start = try? JSONDecoder().decode(AppStart.self, from: Data(arguments[1].utf8))
    else { return AppStart() }
    arguments.removeFirst(3 + count)
    return start
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
