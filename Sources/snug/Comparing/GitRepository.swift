import Foundation

/// A repository of git, of which revisions are compared.
struct GitRepository {
  /// A file that differs between two revisions.
  struct ChangedFile: Hashable {
    /// Its path below the folder of the repository; `nil` if the old revision does not have it.
    var old: String?
    /// Its path in the new revision; `nil` if that does not have it.
    var new: String?
  }

  /// The folder in which the repository is.
  let folder: String

  /// The repository around a file or folder; `nil` if it is in none.
  init?(around path: String) async throws(Git.Failure) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let start = exists && isFolder.boolValue ? path : URL(filePath: path).absoluteURL.deletingLastPathComponent().path
    guard let top = try await Git.line(["rev-parse", "--show-toplevel"], in: start) else { return nil }
    folder = top
  }

  /// The commit that a name stands for.
  func commit(_ revision: String) async throws(Git.Failure) -> String {
    let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
    guard let commit = try await Git.line(arguments, in: folder) else {
      let advice = try await Git.adviceForShallowClone(in: folder).map { ": \($0)" } ?? ""
      throw Git.Failure(description: "the git repository has no revision “\(revision)”\(advice)")
    }
    return commit
  }

  /// The commit at which two revisions parted.
  func mergeBase(_ first: String, _ second: String) async throws(Git.Failure) -> String {
    let commits = [try await commit(first), try await commit(second)]
    guard let base = try await Git.line(["merge-base"] + commits, in: folder) else {
      let advice = try await Git.adviceForShallowClone(in: folder).map { ": \($0)" } ?? ""
      throw Git.Failure(description: "“\(first)” and “\(second)” have no revision in common\(advice)")
    }
    return base
  }

  /// The files that differ, in the order of their paths. Renamed files are recognised as git does it.
  ///
  /// - Parameters:
  ///   - old: a commit.
  ///   - new: a commit; `nil` for the files as they are, with those that git neither has nor ignores.
  ///   - paths: files and folders to look in, absolute; empty for all.
  func changedFiles(from old: String, to new: String?, in paths: [String]) async throws(Git.Failure) -> [ChangedFile] {
    let arguments = ["diff", "--name-status", "--find-renames", "--no-ext-diff", "-z", old] + (new.map { [$0] } ?? [])
    guard let parts = try await Git.parts(arguments + ["--"] + paths, in: folder) else {
      throw Git.Failure(description: "\(folder): git diff failed")
    }
    var files: [ChangedFile] = []
    var rest = parts[...]
    while let status = rest.popFirst(), let path = rest.popFirst() {
      switch status.first {
      case "R", "C": files.append(ChangedFile(old: path, new: rest.popFirst()))
      case "A": files.append(ChangedFile(old: nil, new: path))
      case "D": files.append(ChangedFile(old: path, new: nil))
      default: files.append(ChangedFile(old: path, new: path))
      }
    }
    if new == nil {
      let others = ["ls-files", "--others", "--exclude-standard", "-z", "--"] + paths
      for path in try await Git.parts(others, in: folder) ?? [] { files.append(ChangedFile(old: nil, new: path)) }
    }
    return files.sorted { ($0.new ?? $0.old ?? "") < ($1.new ?? $1.old ?? "") }
  }

  /// The paths of all files of a commit below the folder of the repository.
  func files(of commit: String) async throws(Git.Failure) -> [String] {
    guard let names = try await Git.parts(["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit], in: folder)
    else { throw Git.Failure(description: "\(folder): git ls-tree failed") }
    return names
  }

  /// Writes files of a commit into a folder, as a checkout would.
  func checkOut(_ paths: [String], of commit: String, to target: String) async throws(Git.Failure) {
    let index = "\(target)/.git/index"
    let input = Array(paths.joined(separator: "\0").utf8)
    guard try await Git.output(["read-tree", commit], in: folder, index: index) != nil,
      try await Git.output(
        ["checkout-index", "-z", "--stdin", "--force", "--prefix=\(target)/"], in: folder, input: input, index: index)
        != nil
    else { throw Git.Failure(description: "\(folder): git could not check out \(commit)") }
  }
}
