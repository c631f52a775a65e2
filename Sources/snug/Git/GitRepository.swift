import Environments
import Foundation

/// A git repository whose revisions are compared. ``Git`` runs the program git in a ``ContainedGitFolder``.
///
/// The index of the repository is never read: changes since a revision are found from the files in the work tree.
struct GitRepository: Sendable {
  /// A file that differs between two revisions.
  struct ChangedFile: Hashable {
    /// The file's path in the old revision, relative to the repository's folder; `nil` if the file was added.
    var old: String?
    /// The file's path in the new revision, relative to the repository's folder; `nil` if the file was removed.
    var new: String?
  }

  /// A file of a commit.
  struct File: Hashable, Sendable {
    /// The file's path, relative to the repository's folder.
    var path: String
    /// The hash of the git object with the file's content.
    var object: String
    /// Whether the file is a symbolic link; its content is then the path of the link's target.
    var isLink: Bool
  }

  /// The folder of the checked-out files, with symbolic links resolved.
  var folder: String { places.workTree }
  let places: GitFolder
  private let contained: ContainedGitFolder
  var git: Git { contained.git }
  /// The path of the file with the patterns of a sparse checkout; `nil` for a full checkout.
  var sparsePatterns: String? { contained.sparsePatterns }

  /// Opens the repository that contains a file or folder; `nil` if there is none.
  init?(around path: String) async throws {
    guard let places = GitFolder(around: path) else { return nil }
    self.places = places
    contained = try await ContainedGitFolder(of: places)
  }

  /// The hash of the commit that a revision denotes; `nil` if there is no such revision.
  func commitIfAny(_ revision: String) async throws -> String? {
    try await git.line(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
  }

  /// The hash of the commit that a revision denotes. Throws ``Git/Failure``, with advice, if there is no such revision.
  func commit(_ revision: String) async throws -> String {
    guard let commit = try await commitIfAny(revision) else {
      throw Git.Failure(description: try await complaint(aboutMissing: revision))
    }
    return commit
  }

  /// The error message that a revision does not exist, with advice: to fetch the missing history of a shallow clone, or
  /// which branch was probably meant.
  func complaint(aboutMissing revision: String) async throws -> String {
    let complaint = "the git repository has no revision “\(revision)”"
    if let advice = try await adviceForShallowClone { return "\(complaint): \(advice)" }
    let listing = ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes"]
    var meant = Suggestion.nearest(to: revision, among: try await git.parts(listing, separator: 10) ?? [])
    // Otherwise the default branch of the remote repository is suggested.
    if meant == nil { meant = try await git.line(["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]) }
    return complaint + (meant.map { "; did you mean “\($0)”?" } ?? "")
  }

  /// The merge base of two commits; `nil` if they have no common ancestor.
  func mergeBaseIfAny(_ first: String, _ second: String) async throws -> String? {
    try await git.line(["merge-base", first, second])
  }

  /// The merge base of two revisions. Throws ``Git/Failure`` if they have no common ancestor.
  func mergeBase(_ first: String, _ second: String) async throws -> String {
    guard let base = try await mergeBaseIfAny(try await commit(first), try await commit(second)) else {
      let advice = try await adviceForShallowClone.map { ": \($0)" } ?? ""
      throw Git.Failure(description: "“\(first)” and “\(second)” have no revision in common\(advice)")
    }
    return base
  }

  /// The checked-out branch; `nil` if HEAD is detached.
  var branch: String? {
    get async throws { try await git.line(["symbolic-ref", "--quiet", "--short", "HEAD"]) }
  }

  /// The raw text of a commit object, with its headers.
  func text(ofCommit commit: String) async throws -> String? {
    try await git.output(["cat-file", "commit", commit]).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Advice to fetch the history, for an error message about a missing revision; `nil` if the clone is not shallow.
  var adviceForShallowClone: String? {
    get async throws {
      guard try await git.line(["rev-parse", "--is-shallow-repository"]) == "true" else { return nil }
      return """
        this is a shallow clone, which has only the last commits. Fetch all of them: fetch-depth: 0 for actions/checkout \
        (GitHub Actions), GIT_DEPTH: 0 (GitLab), or \
        git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*'
        """
    }
  }

  /// The error message for missing objects: the cause, a partial clone, and the command that fetches them.
  static let adviceForPartialClone = """
    the repository lacks files of a revision, and Snug fetches nothing. If it is a partial clone, fetch them: \
    git fetch --refetch --no-filter
    """

  // MARK: Files

  /// The files that differ, in the order of their paths.
  ///
  /// - Parameters:
  ///   - old: a commit.
  ///   - new: a commit; `nil` for the work tree, including untracked files that are not ignored. In the work tree, only
  ///     documents and strings files are compared.
  ///   - paths: the files and folders to compare; empty for the whole repository.
  ///   - others: further files of the work tree to compare, of any kind.
  ///   - findsRenames: whether git detects renamed files.
  func changedFiles(
    from old: String, to new: String?, in paths: [String] = [], comparing others: [String] = [],
    findsRenames: Bool = true
  ) async throws -> [ChangedFile] {
    let chosen = try paths.map { path in
      guard let relative = relative(path) else {
        throw Git.Failure(description: "\(path): it is not in the repository \(folder)")
      }
      return relative
    }
    let tree: String
    if let new { tree = new } else { tree = try await treeOfFiles(with: others.compactMap(relative)) }
    let arguments = [
      "diff-tree", "-r", "-z", "--name-status", findsRenames ? "--find-renames" : "--no-renames", "--no-ext-diff",
      "--no-textconv", "--ignore-submodules=all", old, tree, "--",
    ]
    let pathspecs = chosen.contains("") ? [] : chosen.map(Self.literally)
    guard let parts = try await git.parts(arguments + pathspecs) else {
      throw Git.Failure(description: "\(folder): \(Self.adviceForPartialClone)")
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
    return files.sorted { ($0.new ?? $0.old ?? "") < ($1.new ?? $1.old ?? "") }
  }

  /// All files of a commit, without submodules.
  func files(of commit: String) async throws -> [File] {
    guard let lines = try await git.parts(["ls-tree", "-r", "-z", "--full-tree", commit]) else {
      throw Git.Failure(description: "\(folder): git ls-tree failed")
    }
    return lines.compactMap { line in
      // Each line has the mode, type and hash of an object, then a tab and the path.
      let parts = line.split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, words.count == 3, words[1] == "blob" else { return nil }
      return File(path: String(parts[1]), object: String(words[2]), isLink: words[0] == "120000")
    }
  }

  /// A path relative to the repository's folder, empty for this folder itself; `nil` if the path is outside of it.
  func relative(_ path: String) -> String? {
    let url = URL(filePath: path).absoluteURL.standardizedFileURL
    if url.resolvingSymlinksInPath().path == folder { return "" }
    let real = url.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: url.lastPathComponent).path
    let start = folder == "/" ? "/" : folder + "/"
    return real.hasPrefix(start) ? String(real.dropFirst(start.count)) : nil
  }

  static func literally(_ path: String) -> String { ":(top,literal)\(path)" }
}
