import Foundation
import TestSupport
import Testing

/// A checkout with an Xcode project, and the program that is tried on it.
///
/// The modules that `make sdk` puts together have to be built; `swift build --build-tests` does that.
nonisolated struct AppCheckout: Sendable {
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

  /// The modules that apps are compiled against. All checkouts share them.
  private static let sdk = Result { try Modules() }

  private static let build = Project.root.appending(path: ".build/debug").path
  /// Whether apps can be compiled.
  static var isPossible: Bool { FileManager.default.fileExists(atPath: "\(build)/libSnugSDK.so") }

  /// - Parameter files: the contents of the files by their paths.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder(files)
    caches = try TemporaryFolder()
    try Self.sdk.get().giveWhatWasRead(to: caches)
  }

  /// Runs the program.
  func snug(_ arguments: String...) throws -> Run { try snug(arguments) }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - other: the folder of the modules, if it is another one than that which `make sdk` makes.
  ///   - variables: environment variables that the program gets in addition.
  func snug(_ arguments: [String], modules other: String? = nil, variables: [String: String] = [:]) throws -> Run {
    let process = try process(arguments, modules: other, variables: variables)
    let (output, errors) = (caches.path("output"), caches.path("errors"))
    for path in [output, errors] { try Data().write(to: URL(filePath: path)) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilExit()
    try Self.sdk.get().keepWhatWasRead(by: caches)
    return Run(
      status: process.terminationStatus, output: try String(contentsOfFile: output, encoding: .utf8),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }

  /// A process of the program that has not begun.
  private func process(_ arguments: [String], modules other: String?, variables: [String: String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "\(Self.build)/snug")
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    let sdk = try other ?? Self.sdk.get().path
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SNUG_SDK": sdk, "XDG_CACHE_HOME": caches.path]
    ) { _, own in own }.merging(variables) { _, own in own }
    return process
  }

  /// Runs `snug preview` while a closure asks its page.
  func preview(_ path: String, _ options: String..., body: @escaping @Sendable (PreviewPage) throws -> Void)
    async throws
  {
    try await inOwnThread { [self] in
      let process = try process(["preview", path] + options, modules: nil, variables: [:])
      process.standardError = FileHandle.nullDevice
      try PreviewPage.whileRunning(process, body)
    }
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

nonisolated extension AppCheckout {
  /// The folder that `make sdk` makes, made once per process, and what the first run reads from its modules, which takes
  /// some seconds.
  private struct Modules {
    let path = "\(AppCheckout.build)/sdk"

    init() throws {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = [Project.root.appending(path: "Scripts/sdk").path, AppCheckout.build, path]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }

    /// Copies what an earlier run has read into a folder of caches.
    func giveWhatWasRead(to caches: TemporaryFolder) throws {
      try FileManager.default.createDirectory(atPath: caches.path("snug"), withIntermediateDirectories: true)
      copyWhatWasRead(from: path, to: caches.path("snug"))
    }

    /// Keeps what a run has read.
    func keepWhatWasRead(by caches: TemporaryFolder) { copyWhatWasRead(from: caches.path("snug"), to: path) }

    private func copyWhatWasRead(from source: String, to destination: String) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: source)) ?? []
      for name in names where name.hasPrefix("frameworks-") && name.hasSuffix(".json") {
        // It is there already if an earlier run kept it.
        try? FileManager.default.copyItem(atPath: "\(source)/\(name)", toPath: "\(destination)/\(name)")
      }
    }
  }
}
