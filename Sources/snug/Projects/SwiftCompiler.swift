import Foundation
import Projects
import Subprocess
import SystemPackage

/// Runs the Swift compiler with the options of one target.
@MainActor struct SwiftCompiler {
  /// The time in seconds that the compiler may take to type-check one expression. An expression that takes longer is an
  /// error, so that it is left out. Long chains of stand-in members, which have overloads of several types, could
  /// otherwise take minutes.
  enum Patience: Int {
    case short = 2
    case long = 10
  }

  let target: ProjectTarget
  let sdk: AppSDK
  let build: BuildFolder
  /// The folders with the compiler's plugins that expand the macros of Swift Testing.
  var plugins: [String] = []

  /// The largest number of combinations of types that the compiler tries for one expression in a short check. The
  /// compiler's own limit is a million.
  private static let mostScopes = 50_000

  /// The maximum number of files that one compiler process gets, which limits its memory.
  private static let mostFilesPerProcess = 600

  private var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Compiles files.
  ///
  /// - Parameter arguments: options that say what is produced and where it is written.
  /// - Returns: the errors; `nil` if there are none.
  func compile(_ files: [String], _ arguments: [String], _ patience: Patience) async throws -> CompilerOutput? {
    try await run("swiftc", try driverOptions(files, patience) + arguments + files)
  }

  /// Type-checks files without compiling them. If only some files are checked, the compiler also looks for variables that
  /// are used before they have a value, and for functions that return none.
  ///
  /// - Parameters:
  ///   - files: all files of the module.
  ///   - suspects: the files that are checked, in the order of `files`. The other files are only read for their
  ///     declarations.
  /// - Returns: the errors; `nil` if there are none.
  func check(_ files: [String], suspects: [String], _ patience: Patience) async throws -> CompilerOutput? {
    if suspects.count == files.count {
      return try await run("swiftc", try driverOptions(files, patience) + ["-typecheck"] + files)
    }
    let command = try await frontendCommand(patience)
    let shares = (0..<processors).map { share in
      Set(suspects.enumerated().filter { $0.offset % processors == share }.map(\.element))
    }
    return try await withThrowingTaskGroup(of: CompilerOutput?.self) { group in
      for (number, share) in shares.enumerated() where !share.isEmpty {
        let sources = files.flatMap { share.contains($0) ? ["-primary-file", $0, "-o", "/dev/null"] : [$0] }
        group.addTask { try await run(command[0], command.dropFirst() + sources, log: number) }
      }
      var found: CompilerOutput?
      for try await output in group { found = found?.adding(output) ?? output }
      return found
    }
  }

  /// Compiles a source into a module with a given name, which replaces a module that does not exist.
  ///
  /// - Parameter source: the path of the source.
  /// - Returns: the errors; `nil` if there are none.
  func makeModule(_ name: String, from source: String) async throws -> CompilerOutput? {
    let path = "\(try build.folder("modules"))/\(name).swiftmodule"
    return try await run(
      "swiftc", ["-module-name", name, "-emit-module", "-emit-module-path", path, "-parse-as-library", source])
  }

  /// The options that make the compiler work in parallel on batches of files. Each process reads all files and modules
  /// again, so there are only as many as keep all processors busy.
  private func driverOptions(_ files: [String], _ patience: Patience) throws -> [String] {
    let batches = max(processors, (files.count + Self.mostFilesPerProcess - 1) / Self.mostFilesPerProcess)
    return [
      "-j\(processors)", "-enable-batch-mode", "-driver-batch-count", "\(batches)", "-continue-building-after-errors",
    ] + (try options(patience))
  }

  /// The options for reading the sources and printing errors.
  private func options(_ patience: Patience) throws -> [String] {
    var options = [
      "-module-name", target.moduleName, "-swift-version", Self.languageMode(target.swiftVersion),
      "-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-Xfrontend", "-solver-expression-time-threshold=\(patience.rawValue)",
      "-I", try build.folder("modules"),
    ]
    if patience == .short { options += ["-Xfrontend", "-solver-scope-threshold=\(Self.mostScopes)"] }
    options += plugins.flatMap { ["-plugin-path", $0] }
    if let package = target.packageName { options += ["-package-name", package] }
    for condition in target.conditions { options += ["-D", condition] }
    for feature in target.upcomingFeatures { options += ["-enable-upcoming-feature", feature] }
    for feature in target.experimentalFeatures { options += ["-enable-experimental-feature", feature] }
    return options + sdk.compilerOptions
  }

  /// The command with which the compiler's driver would check a file, without the names of the file and the output. It
  /// contains the paths of the toolchain's plugins, which only the driver knows.
  private func frontendCommand(_ patience: Patience) async throws -> [String] {
    // The driver only prints the command and does not read the file, so the file need not exist.
    let file = "File.swift"
    let result = try await Subprocess.run(
      .name("swiftc"), arguments: Arguments(try options(patience) + ["-emit-sil", "-driver-print-jobs", file]),
      output: .string(limit: 1 << 20), error: .discarded)
    let words = ShellWords.words(of: result.standardOutput)
    guard words.count > 1, words.contains("-primary-file") else {
      throw AppBuildError(message: "swiftc -driver-print-jobs says nothing that can be read")
    }
    return words.filter { ![file, "-primary-file", "-o", "-"].contains($0) }
  }

  /// - Parameter log: a number that keeps the log files of parallel processes apart.
  private func run(_ program: String, _ arguments: [String], log: Int = 0) async throws -> CompilerOutput? {
    let log = "\(build.path)/compiler\(log == 0 ? "" : "-\(log)").log"
    let file = try FileDescriptor.open(
      log, .writeOnly, options: [.create, .truncate, .closeOnExec], permissions: .ownerReadWrite)
    let result = try await Subprocess.run(
      program.hasPrefix("/") ? .path(FilePath(program)) : .name(program), arguments: Arguments(arguments),
      output: .fileDescriptor(file, closeAfterSpawningProcess: false),
      error: .fileDescriptor(file, closeAfterSpawningProcess: true))
    if result.terminationStatus.isSuccess { return nil }
    return CompilerOutput(
      String(decoding: try Data(contentsOf: URL(filePath: log)), as: UTF8.self), original: RewrittenFile.original)
  }

  /// The compiler's language mode for a Swift version from a project; 5 if the project names none.
  private static func languageMode(_ version: String?) -> String {
    guard let version, let number = Double(version) else { return "5" }
    return number >= 6 ? "6" : number >= 5 ? "5" : number >= 4.2 ? "4.2" : "4"
  }
}
