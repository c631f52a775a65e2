import Foundation
import Subprocess

/// A Swift package with apps: targets that carry the plugin by which their sources compile here.
struct AppPackage {
  /// A target of the package that is an app.
  struct App: Equatable {
    var name: String
    /// The folder of its sources and documents.
    var folder: String
  }

  /// The name of the plugin.
  private static let plugin = "UIKitSources"
  private static let longestManifest = 16 << 20

  let folder: String
  let apps: [App]

  /// Whether a folder has a manifest that names the plugin.
  static func isThere(in folder: String) -> Bool {
    FileManager.default.contents(atPath: "\(folder)/Package.swift")
      .map { String(decoding: $0, as: UTF8.self).contains(plugin) } ?? false
  }

  /// The package in a folder; `nil` if there is none, or none of its programs carries the plugin.
  ///
  /// - Throws: ``AppBuildError`` if the manifest cannot be read.
  init?(in folder: String) async throws {
    guard Self.isThere(in: folder) else { return nil }
    let result = try await Subprocess.run(
      .name("swift"),
      arguments: Arguments(["package", "--package-path", folder] + PackageManager.lockOptions + ["dump-package"]),
      output: .string(limit: Self.longestManifest), error: .currentStandardError)
    guard result.terminationStatus.isSuccess else { throw AppBuildError(message: "Package.swift cannot be read") }
    try self.init(folder: folder, description: Data(result.standardOutput.utf8))
  }

  /// Reads what `swift package dump-package` prints.
  init?(folder: String, description: Data) throws {
    self.folder = folder
    apps = try JSONDecoder().decode(Description.self, from: description).targets.compactMap { target in
      guard target.type == "executable", target.carries(Self.plugin) else { return nil }
      return App(name: target.name, folder: "\(folder)/\(target.path ?? "Sources/\(target.name)")")
    }
    if apps.isEmpty { return nil }
  }

  /// Builds an app; returns the path of its program. What the compiler says goes to standard error.
  ///
  /// - Throws: ``AppBuildError`` if it does not compile.
  func build(_ app: App) async throws -> String {
    let arguments = ["build", "--package-path", folder, "--product", app.name] + PackageManager.lockOptions
    let built = try await Subprocess.run(
      .name("swift"), arguments: Arguments(arguments), output: .currentStandardError,
      error: .currentStandardError)
    guard built.terminationStatus.isSuccess else { throw AppBuildError(message: "\(app.name) does not compile") }
    return try await program(of: app)
  }

  /// The path of an app's program, built or not.
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

      func carries(_ plugin: String) -> Bool {
        pluginUsages?.contains { $0.plugin.compactMap { $0 }.first == plugin } ?? false
      }
    }

    struct PluginUsage: Decodable {
      /// Name and package.
      var plugin: [String?]
    }
  }
}

/// Why an app could not be built.
struct AppBuildError: Error, Equatable {
  var message: String
}
