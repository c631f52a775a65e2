import Foundation
import TestSupport
import Testing

/// A checkout with an Xcode project, and the program that is tried on it.
///
/// The modules that `make sdk` puts together have to be built; `swift build --build-tests` does that.
struct AppCheckout {
  /// What a run of a program gives.
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The checkout. Programs run in it.
  let folder: TemporaryFolder
  /// Everything that is no part of the checkout: the modules, the cache, outputs.
  let caches: TemporaryFolder

  nonisolated private static let build = Project.root.appending(path: ".build/debug").path
  /// Whether apps can be compiled.
  nonisolated static var isPossible: Bool { FileManager.default.fileExists(atPath: "\(build)/libSnugSDK.so") }

  /// - Parameter files: the contents of the files by their paths.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder(files)
    caches = try TemporaryFolder()
    let script = Project.root.appending(path: "Scripts/sdk").path
    let sdk = try run("/bin/bash", [script, Self.build, caches.path("sdk")])
    try #require(sdk.status == 0, "\(sdk.errors)")
  }

  /// Runs the program.
  func snug(_ arguments: String...) throws -> Run { try snug(arguments) }

  /// Runs the program.
  func snug(_ arguments: [String]) throws -> Run { try run("\(Self.build)/snug", arguments) }

  private func run(_ program: String, _ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SNUG_SDK": caches.path("sdk"), "XDG_CACHE_HOME": caches.path]) { _, own in own }
    let (output, errors) = (caches.path("output"), caches.path("errors"))
    for path in [output, errors] { try Data().write(to: URL(filePath: path)) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: try String(contentsOfFile: output, encoding: .utf8),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }

  /// The paths and contents of all files of the checkout.
  func files() throws -> [String: Data] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.map { ($0, (try? Data(contentsOf: folder.url.appending(path: $0))) ?? Data()) })
  }

  /// Changes a file of the checkout.
  func replace(_ text: String, with replacement: String, in path: String) throws {
    let content = try String(contentsOfFile: folder.path(path), encoding: .utf8)
    try #require(content.contains(text))
    try folder.write(content.replacing(text, with: replacement), to: path)
  }
}
