import Foundation
import Projects
import Subprocess
import SystemPackage

/// The compiler with the options of one module.
@MainActor struct SwiftCompiler {
  /// How long the compiler may work on an expression, in seconds. One that takes longer is an error, and is left out.
  /// Members of stand-ins have several types, so that long chains of them can take the compiler minutes.
  enum Patience: Int {
    case short = 2
    case long = 10
  }

  let target: ProjectTarget
  let sdk: AppSDK
  let build: BuildFolder

  /// How many files one process takes at most, because of its memory.
  private static let mostFilesPerProcess = 600

  private var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Compiles files.
  ///
  /// - Parameter arguments: what is made of them, and where it is written.
  /// - Returns: the errors; `nil` if there is none.
  func compile(_ files: [String], _ arguments: [String], _ patience: Patience) async throws -> CompilerOutput? {
    try await run("swiftc", try driverOptions(files, patience) + arguments + files)
  }

  /// Checks the types of files, without compiling them.
  ///
  /// - Parameters:
  ///   - files: all files of the module.
  ///   - suspects: those that are checked, in the order of `files`; the others are read for what they declare.
  /// - Returns: the errors; `nil` if there is none.
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
        let sources = files.flatMap { share.contains($0) ? ["-primary-file", $0] : [$0] }
        group.addTask { try await run(command[0], command.dropFirst() + sources, log: number) }
      }
      var found: CompilerOutput?
      for try await output in group { found = found?.adding(output) ?? output }
      return found
    }
  }

  /// Makes an empty module.
  ///
  /// - Parameter source: the file that it is made of.
  /// - Returns: the errors; `nil` if there is none.
  func makeModule(_ name: String, from source: String) async throws -> CompilerOutput? {
    let path = "\(try build.folder("modules"))/\(name).swiftmodule"
    return try await run(
      "swiftc", ["-module-name", name, "-emit-module", "-emit-module-path", path, "-parse-as-library", source])
  }

  /// The options for a process per batch of files. Each process reads all files and modules anew, so there are as few as
  /// keep all processors busy.
  private func driverOptions(_ files: [String], _ patience: Patience) throws -> [String] {
    let batches = max(processors, (files.count + Self.mostFilesPerProcess - 1) / Self.mostFilesPerProcess)
    return [
      "-j\(processors)", "-enable-batch-mode", "-driver-batch-count", "\(batches)", "-continue-building-after-errors",
    ] + (try options(patience))
  }

  /// How the sources are read and errors are printed.
  private func options(_ patience: Patience) throws -> [String] {
    [
      "-module-name", target.moduleName, "-swift-version", Self.languageMode(target.swiftVersion),
      "-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-Xfrontend", "-solver-expression-time-threshold=\(patience.rawValue)",
      "-I", try build.folder("modules"),
    ] + target.conditions.flatMap { ["-D", $0] } + sdk.compilerOptions
  }

  /// The command by which the driver would check a file, without the file: it knows the paths of the toolchain's plugins.
  private func frontendCommand(_ patience: Patience) async throws -> [String] {
    // The driver looks at no file.
    let file = "File.swift"
    let result = try await Subprocess.run(
      .name("swiftc"), arguments: Arguments(try options(patience) + ["-typecheck", "-driver-print-jobs", file]),
      output: .string(limit: 1 << 20), error: .discarded)
    let words = ShellWords.words(of: result.standardOutput)
    guard words.count > 1, words.contains("-primary-file") else {
      throw AppBuildError(message: "swiftc -driver-print-jobs says nothing that can be read")
    }
    return words.filter { $0 != file && $0 != "-primary-file" }
  }

  /// - Parameter log: tells processes apart that run at the same time.
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

  /// The language mode of the compiler for a version that a project names.
  private static func languageMode(_ version: String?) -> String {
    guard let version, let number = Double(version) else { return "5" }
    return number >= 6 ? "6" : number >= 5 ? "5" : number >= 4.2 ? "4.2" : "4"
  }
}
