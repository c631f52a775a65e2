import Foundation
import PackagePlugin

/// Runs snug in the package's folder: `swift package snug audit App`.
///
/// The program comes from the first of these places: the artifact bundle that the environment variable
/// `SNUG_ARTIFACTBUNDLE` names, the bundle in the plugin's own package, or a build of the package's sources.
@main struct SnugCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let environment = ProcessInfo.processInfo.environment
    let program: URL
    if let path = environment["SNUG_ARTIFACTBUNDLE"], !path.isEmpty {
      program = try ArtifactBundle(path: path, folder: context.package.directoryURL).program
    } else if let tool = try? context.tool(named: "snug") {
      program = tool.url
    } else {
      program = try build()
    }
    // SwiftPM takes its own options out of the arguments, except behind `--`, which it passes on.
    let words = arguments.first == "--" ? Array(arguments.dropFirst()) : arguments
    exit(try run(program, words, in: context.package.directoryURL, environment))
  }

  /// Builds the program with optimisation, because audits with an unoptimised program take many times as long. Returns
  /// the path of the program.
  private func build() throws -> URL {
    // Written to standard error, to keep the note out of what snug prints on standard output.
    let note = "snug: building the program, which takes minutes; SNUG_ARTIFACTBUNDLE names one that is built\n"
    FileHandle.standardError.write(Data(note.utf8))
    let result = try packageManager.build(
      .product("snug"), parameters: .init(configuration: .release, logging: .concise))
    guard result.succeeded else { throw Failure(description: "the program does not compile:\n\(result.logText)") }
    let programs = result.builtArtifacts.filter { $0.kind == .executable }.map(\.url)
    guard let program = programs.first(where: { $0.lastPathComponent == "snug" }) else {
      throw Failure(description: "the build made no program called snug")
    }
    return program
  }

  /// Runs the program; returns its exit code.
  private func run(
    _ program: URL, _ arguments: [String], in folder: URL, _ environment: [String: String]
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Builds of the package that snug starts must not wait for the lock that `swift package` holds.
    process.environment = environment.merging(["SNUG_INSIDE_PACKAGE_MANAGER": "1"]) { _, own in own }
    do {
      try process.run()
    } catch {
      throw Failure(description: "\(program.path) cannot be started: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 2
  }
}

/// The reason why the plugin could not run snug.
struct Failure: Error, CustomStringConvertible {
  var description: String
}
