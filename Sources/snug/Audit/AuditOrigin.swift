import Foundation
import Reports

/// Finds the origin of a run, for the head of a page.
enum AuditOrigin {
  /// - Parameters:
  ///   - paths: the paths that are audited.
  ///   - arguments: what a person typed after `snug`.
  static func origin(of paths: [String], arguments: [String]) async -> RunOrigin {
    var origin = RunOrigin(project: project(around: paths), command: command(arguments))
    var commits: Set<CheckedOutCommit?> = []
    for path in paths { commits.insert(await CheckedOutCommit(around: path)) }
    // Paths of several repositories have no commit in common.
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

  /// The name of the Xcode project in the folder of the paths or the closest one above it that has one; otherwise the
  /// name of that folder. `nil` if the paths have different ones.
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
