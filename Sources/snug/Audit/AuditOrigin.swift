import Foundation
import Reports

/// Finds the origin of an audit run (project, commit, command), which is shown at the top of an HTML report.
enum AuditOrigin {
  /// - Parameters:
  ///   - paths: the paths that are audited.
  ///   - arguments: the command line arguments after `snug`.
  static func origin(of paths: [String], arguments: [String]) async -> RunOrigin {
    var origin = RunOrigin(project: project(around: paths), command: command(arguments))
    var commits: Set<CheckedOutCommit?> = []
    for path in paths { commits.insert(await CheckedOutCommit(around: path)) }
    // If the paths are in several repositories, no single commit can be named.
    if commits.count == 1, let found = commits.first, let commit = found {
      origin.commit = commit.name
      origin.branch = commit.branch
      origin.date = commit.date
    }
    return origin
  }

  /// A command line as a person types it.
  static func command(_ arguments: [String]) -> String {
    (["snug"] + arguments).map(ShellWord.quoted).joined(separator: " ")
  }

  /// The name of the Xcode project that the paths belong to. For each path, that is the project in the path's folder or
  /// the closest folder above it, or the name of the path's folder if there is no project. `nil` if the paths have
  /// different names.
  private static func project(around paths: [String]) -> String? {
    let names = Set(paths.map(project))
    return names.count == 1 ? names.first : nil
  }

  private static func project(around path: String) -> String {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let url = URL(filePath: path).absoluteURL.standardized
    let start = exists && isFolder.boolValue ? url : url.deletingLastPathComponent()
    var folder = start
    while folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let projects = names.filter { $0.hasSuffix(".xcodeproj") }
      if let name = projects.first { return projects.count == 1 ? String(name.dropLast(10)) : folder.lastPathComponent }
      if names.contains(".git") { break }
      folder = folder.deletingLastPathComponent().standardized
    }
    return start.lastPathComponent
  }
}
