import Foundation
import Projects
import Subprocess

/// Reads the manifest of a Swift package. SwiftPM runs it, because it is a program.
@MainActor enum PackageManifest {
  private static let mostBytes = 1 << 24

  /// The package in a folder; `nil` if SwiftPM cannot read its manifest.
  static func description(in folder: String) async throws -> PackageDescription? {
    let result = try await Subprocess.run(
      .name("swift"), arguments: ["package", "dump-package", "--package-path", folder],
      output: .string(limit: mostBytes), error: .discarded)
    return try? PackageDescription(json: Data(result.standardOutput.utf8), folder: folder)
  }

  /// Whether a path is that of a manifest, or of a folder with one.
  static func isManifest(_ path: String) -> Bool { manifest(at: path) != nil }

  /// The project of the package at a path.
  ///
  /// - Parameter path: the path of the manifest, or of its folder.
  /// - Throws: ``AppBuildError`` if SwiftPM cannot read the manifest.
  static func project(at path: String) async throws -> Project {
    let manifest = manifest(at: path) ?? path
    let folder = URL(filePath: manifest).deletingLastPathComponent().standardized.path
    guard let package = try await description(in: folder) else {
      throw AppBuildError(message: "SwiftPM cannot read the manifest: swift package dump-package says why")
    }
    return Project(package, at: manifest, folder: folder)
  }

  private static func manifest(at path: String) -> String? {
    if (path as NSString).lastPathComponent == Project.manifestName { return path }
    let inside = (path as NSString).appendingPathComponent(Project.manifestName)
    return !Project.isProject(path) && FileManager.default.fileExists(atPath: inside) ? inside : nil
  }
}
