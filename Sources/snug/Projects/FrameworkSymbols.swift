import Foundation
import Projects
import Reports
import Subprocess

/// Reads the types and members that the modules of frameworks declare, against which apps are compiled.
///
/// Reading takes some seconds, so the result is kept in Snug's cache folder until the modules change. All modules of a
/// build share one object, so that this file is read once.
@MainActor final class FrameworkSymbols {
  private let sdk: AppSDK
  private let build: BuildFolder
  /// The result of the first call of ``types()``.
  private var read: FrameworkTypes?

  /// - Parameters:
  ///   - sdk: the modules.
  ///   - build: the folder for files that exist only while the modules are read.
  init(_ sdk: AppSDK, in build: BuildFolder) {
    self.sdk = sdk
    self.build = build
  }

  /// The modules of the Swift toolchain that apps use in place of Apple's frameworks.
  private static let toolchainModules = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
  ]

  /// The types of all frameworks.
  ///
  /// - Throws: ``AppBuildError`` if `swift-symbolgraph-extract` cannot be started or finds no types.
  func types() async throws -> FrameworkTypes {
    if let read { return read }
    let types = try await typesFromCacheOrModules()
    read = types
    return types
  }

  private func typesFromCacheOrModules() async throws -> FrameworkTypes {
    let kept = "\(BuildFolder.caches())/frameworks-\(version).json"
    if let data = try? Data(contentsOf: URL(filePath: kept)),
      let types = try? JSONDecoder().decode(FrameworkTypes.self, from: data)
    {
      return types
    }
    let scratch = try build.emptyFolder("symbols")
    for module in Self.toolchainModules + sdk.frameworks { try await extract(module, into: scratch) }
    let graphs = try FileManager.default.contentsOfDirectory(atPath: scratch).sorted().compactMap {
      try? Data(contentsOf: URL(filePath: "\(scratch)/\($0)"))
    }
    let types = FrameworkTypes(symbolGraphs: graphs)
    guard types.modules.contains("UIKit") else {
      throw AppBuildError(message: "swift-symbolgraph-extract reads nothing from the modules in \(sdk.folder)")
    }
    // An error in writing the cache is ignored: the next run then reads the modules again.
    try? JSONEncoder().encode(types).write(to: URL(filePath: kept), options: .atomic)
    return types
  }

  /// A text that changes whenever the SDK is made again, so that a cached result for older modules is not used.
  private var version: String {
    let made = try? FileManager.default.attributesOfItem(atPath: "\(sdk.folder)/compiler")[.modificationDate] as? Date
    return StableHash.hexadecimal("\(sdk.folder)\n\(made?.timeIntervalSince1970 ?? 0)")
  }

  private func extract(_ module: String, into folder: String) async throws {
    let arguments =
      ["-module-name", module, "-skip-synthesized-members", "-output-dir", folder, "-target", Self.triple]
      + sdk.compilerOptions
    do {
      // If a module does not exist, the program fails, and the module has no types.
      _ = try await Subprocess.run(
        .name("swift-symbolgraph-extract"), arguments: Arguments(arguments), output: .discarded, error: .discarded)
    } catch {
      throw AppBuildError(message: "swift-symbolgraph-extract cannot be started; it comes with Swift")
    }
  }

  #if arch(arm64)
    private static let triple = "aarch64-unknown-linux-gnu"
  #else
    private static let triple = "x86_64-unknown-linux-gnu"
  #endif
}
