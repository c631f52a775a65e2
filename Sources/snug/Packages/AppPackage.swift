import Foundation
import InputFiles
import Subprocess
import SystemPackage

/// A Swift package with apps: executable targets that use the plugin `UIKitSources`, with which UIKit code compiles
/// without Apple's UIKit.
struct AppPackage {
  /// A target of the package that is an app.
  struct App: Equatable {
    var name: String
    /// The folder of the target's sources and documents.
    var folder: String
  }

  private static let plugin = "UIKitSources"
  private static let largestManifestMegabytes = 16

  let folder: String
  let apps: [App]
  /// The targets with the plugin that do not depend on Snug's modules with the names of Apple's frameworks.
  let targetsWithoutFrameworks: [App]
  /// The name of the package Snug in the manifest.
  private let snug: String

  /// Whether a folder has a `Package.swift` that mentions the plugin.
  static func isThere(in folder: String) -> Bool {
    (try? RegularFile.read("\(folder)/\(NamedPackages.manifest)", atMost: largestManifestMegabytes))
      .map { String(decoding: $0, as: UTF8.self).contains(plugin) } ?? false
  }

  /// Reads the package in a folder; `nil` if there is none, or if no executable target uses the plugin.
  ///
  /// - Throws: ``AppBuildError`` if the manifest cannot be read.
  init?(in folder: String) async throws {
    guard Self.isThere(in: folder) else { return nil }
    let result = try await Subprocess.run(
      .name("swift"),
      arguments: Arguments(["package", "--package-path", folder] + PackageManager.lockOptions + ["dump-package"]),
      output: .string(limit: Self.largestManifestMegabytes << 20), error: .currentStandardError)
    guard result.terminationStatus.isSuccess else { throw AppBuildError(message: "Package.swift cannot be read") }
    try self.init(folder: folder, description: Data(result.standardOutput.utf8))
  }

  /// Makes a package from the JSON that `swift package dump-package` prints; `nil` if no executable target uses the
  /// plugin.
  init?(folder: String, description: Data) throws {
    self.folder = folder
    let targets = try JSONDecoder().decode(Description.self, from: description).targets.filter {
      $0.carries(Self.plugin)
    }
    func app(_ target: Description.Target) -> App {
      App(name: target.name, folder: "\(folder)/\(target.path ?? "Sources/\(target.name)")")
    }
    apps = targets.filter { $0.type == "executable" }.map(app)
    targetsWithoutFrameworks = targets.filter { !$0.depends(on: StandInModules.product) }.map(app)
    snug = targets.lazy.compactMap { $0.package(ofPlugin: Self.plugin) }.first ?? "snug"
    if apps.isEmpty { return nil }
  }

  /// Builds an app, and returns the path of its program. The compiler's output is printed to standard error only if the
  /// build fails, because it may contain thousands of warnings.
  ///
  /// - Throws: ``AppBuildError`` if it does not compile.
  func build(_ app: App) async throws -> String {
    let arguments = ["build", "--package-path", folder, "--product", app.name] + PackageManager.lockOptions
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let log = "\(scratch.path)/build.log"
    let file = try FileDescriptor.open(
      log, .writeOnly, options: [.create, .append, .closeOnExec], permissions: .ownerReadWrite)
    let built = try await Subprocess.run(
      .name("swift"), arguments: Arguments(arguments),
      output: .fileDescriptor(file, closeAfterSpawningProcess: false),
      error: .fileDescriptor(file, closeAfterSpawningProcess: true))
    guard built.terminationStatus.isSuccess else {
      FileHandle.standardError.write(try Data(contentsOf: URL(filePath: log)))
      throw AppBuildError(message: "\(app.name) does not compile\(hint.map { "; \($0)" } ?? "")")
    }
    return try await program(of: app)
  }

  /// The probable reason why the package does not compile: a target imports modules that replace Apple's frameworks
  /// without depending on them. `nil` if that is not so.
  var hint: String? {
    for target in targetsWithoutFrameworks {
      let modules = StandInModules.imported(below: target.folder)
      guard let last = modules.last else { continue }
      let names = modules.count == 1 ? last : "\(modules.dropLast().joined(separator: ", ")) and \(last)"
      return """
        \(target.name) imports \(names), for which Snug has \(modules.count == 1 ? "a stand-in" : "stand-ins"): add \
        .product(name: "\(StandInModules.product)", package: "\(snug)") to the dependencies of the target \(target.name) \
        in Package.swift
        """
    }
    return nil
  }

  /// The path of an app's program, which need not be built yet.
  func program(of app: App) async throws -> String {
    let place = try await Subprocess.run(
      .name("swift"),
      arguments: Arguments(
        ["build", "--package-path", folder, "--product", app.name, "--show-bin-path"] + PackageManager.lockOptions),
      output: .string(limit: 1 << 16), error: .discarded)
    let path = place.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
    return "\(path)/\(app.name)"
  }

  private struct Description: Decodable {
    var targets: [Target]

    struct Target: Decodable {
      var name: String
      var type: String
      var path: String?
      var pluginUsages: [PluginUsage]?
      var dependencies: [Dependency]?

      /// Whether a product or target with a name is among the target's dependencies.
      func depends(on name: String) -> Bool { dependencies?.contains { $0.name == name } ?? false }

      func package(ofPlugin plugin: String) -> String? {
        pluginUsages?.first { $0.plugin.compactMap { $0 }.first == plugin }?.plugin.dropFirst().first ?? nil
      }

      func carries(_ plugin: String) -> Bool {
        pluginUsages?.contains { $0.plugin.compactMap { $0 }.first == plugin } ?? false
      }
    }

    /// A dependency of a target, in the JSON form `{"product": ["Name", …]}`.
    struct Dependency: Decodable {
      var name: String?

      init(from decoder: any Decoder) throws {
        let kinds = try decoder.container(keyedBy: Kind.self)
        for kind in Kind.allCases where kinds.contains(kind) {
          var values = try kinds.nestedUnkeyedContainer(forKey: kind)
          name = try values.decode(String.self)
        }
      }

      enum Kind: String, CodingKey, CaseIterable { case product, byName, target }
    }

    struct PluginUsage: Decodable {
      var plugin: [String?]
    }
  }
}

/// The reason why an app could not be built.
struct AppBuildError: Error, Equatable {
  /// The message for a named package that contains no app.
  static let noApp =
    "no executable target of its Package.swift carries the plugin UIKitSources, so there is no app to run"
  /// The message for a command line that names neither a project nor a package with an app.
  static let nothingToRun =
    "no path is a folder with an Xcode project, or with a Package.swift whose targets carry the plugin UIKitSources"

  var message: String
}
