import Foundation

/// One run of the program in a folder.
struct ProgramRun {
  let arguments: [String]
  let folder: ScratchFolder
  var environment: [String: String] = [:]

  init(arguments: [String], in folder: ScratchFolder, environment: [String: String] = [:]) {
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
  }

  /// The program that was built together with this one; `SNUG_PROGRAM` names another one.
  nonisolated static var program: String {
    if let path = ProcessInfo.processInfo.environment["SNUG_PROGRAM"] { return path }
    // In tests, the program's folder is that of the bundle of tests.
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let own = bundle ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appendingPathComponent("snug").path
  }

  /// Seconds after which the program is ended.
  private static let patience = 60.0
  /// Its exit codes: those of its work, and that for a command line that is not understood.
  private static let codes: Set<Int32> = [0, 1, 2, 64]

  /// Runs the program and checks its promises.
  ///
  /// - Parameter allowance: the factor for the limits of processor time and memory.
  /// - Returns: what it printed.
  @discardableResult func run(allowance: Double = 1) throws -> (output: String, errors: String) {
    let passing = "\(folder.path)-tmp"
    try? FileManager.default.removeItem(atPath: passing)
    try FileManager.default.createDirectory(atPath: passing, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: passing) }
    let before = FuzzLimits.secondsOfChildren
    let (process, texts) = try runProcess(passing: passing, seconds: Self.patience * allowance)
    try check(process, texts)
    let seconds = FuzzLimits.secondsOfChildren - before
    guard seconds <= FuzzLimits.seconds * 2 * allowance else { throw BrokenPromise("snug \(words) took \(seconds) s") }
    let left = (try? FileManager.default.contentsOfDirectory(atPath: passing)) ?? []
    guard left.isEmpty else { throw BrokenPromise("snug \(words) left \(left.sorted())") }
    return (texts[0], texts[1])
  }

  /// What messages call the run.
  private var words: String { arguments.joined(separator: " ").debugDescription }

  /// Runs the program to its end; returns standard output and standard error.
  ///
  /// - Parameters:
  ///   - passing: the folder for what it does not keep.
  ///   - seconds: how long it may take.
  private func runProcess(passing: String, seconds: Double) throws -> (Process, [String]) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let fixed = ["SWIFT_BACKTRACE": "enable=no", "TMPDIR": passing, "HOME": passing, "GIT_CONFIG_NOSYSTEM": "1"]
    process.environment = ProcessInfo.processInfo.environment.merging(fixed) { $1 }.merging(environment) { $1 }
    // Files, because a pipe that nobody reads could fill up.
    let paths = ["\(folder.path)-out", "\(folder.path)-err"]
    for path in paths { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    defer { for path in paths { try? FileManager.default.removeItem(atPath: path) } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: paths[0])
    process.standardError = FileHandle(forWritingAtPath: paths[1])
    try process.run()
    let end = Date(timeIntervalSinceNow: seconds)
    while process.isRunning, Date.now < end { usleep(5_000) }
    guard !process.isRunning else {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      throw BrokenPromise("snug \(words) did not end in \(seconds) s")
    }
    process.waitUntilExit()
    return (process, paths.map { String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self) })
  }

  /// Checks how the program ended, and what it printed.
  private func check(_ process: Process, _ texts: [String]) throws {
    guard process.terminationReason == .exit, Self.codes.contains(process.terminationStatus) else {
      throw BrokenPromise(
        "snug \(words) ended with \(process.terminationStatus): \(texts[1].suffix(300).debugDescription)")
    }
    for text in texts { try ForgedLines.check(text, by: "snug \(words)", isForPeople: true) }
    // So a run says that a worker ended.
    if texts[1].contains("(trap: ") || texts[1].contains("the worker process ended with code") {
      throw BrokenPromise("snug \(words): \(texts[1].debugDescription)")
    }
  }
}
