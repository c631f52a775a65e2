import Environments
import Foundation
import InputFiles

/// Finds the configuration file for some paths: in the folder of a path, or else in the closest folder above it, up to
/// the root folder of the git repository.
public enum ConfigurationFinder {
  /// The names that a configuration file may have.
  public static let names = [".snug.yml", ".snug.yaml"]

  /// The path of the configuration for some paths; `nil` if there is none.
  ///
  /// Throws if the paths lead to different configurations, because a run can have only one.
  public static func path(for paths: [String]) throws(ConfigurationError) -> String? {
    var found: (path: String, from: String)?
    for path in paths {
      ProjectRoots.add(around: path)
      guard let configuration = self.path(for: path) else { continue }
      guard let first = found else {
        found = (configuration, path)
        continue
      }
      guard first.path != configuration else { continue }
      throw ConfigurationError(
        path: configuration,
        problems: [
          ConfigurationProblem(
            line: nil,
            message: "\(path) has this configuration, and \(first.from) has \(first.path); choose one with --config")
        ])
    }
    return found?.path
  }

  private static func path(for path: String) -> String? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    var folder = URL(filePath: path).absoluteURL.standardizedFileURL
    if !exists || !isFolder.boolValue { folder.deleteLastPathComponent() }
    while true {
      for name in names {
        let file = folder.appending(path: name).path
        if FileManager.default.fileExists(atPath: file) {
          return RelativePath.shortened(file, from: FileManager.default.currentDirectoryPath)
        }
      }
      let above = folder.deletingLastPathComponent().standardizedFileURL
      let isRepository = FileManager.default.fileExists(atPath: folder.appending(path: ".git").path)
      guard !isRepository, above.path != folder.path, folder.path != "/" else { return nil }
      folder = above
    }
  }
}
