import Environments
import Foundation

/// A repository of git, of which revisions are compared. ``Git`` runs the program git in a ``ContainedGitFolder``.
///
/// The index of the repository is never read: only the files themselves show what changed since a revision.
struct GitRepository: Sendable {
  /// A file that differs between two revisions.
  struct ChangedFile: Hashable {
    /// Its path below the folder of the repository; `nil` if the old revision does not have it.
    var old: String?
    /// Its path in the new revision; `nil` if that does not have it.
    var new: String?
  }

  /// A file of a commit.
  struct File: Hashable, Sendable {
    /// Its path below the folder of the repository.
    var path: String
    /// The name of the object with its content.
    var object: String
    /// Whether it is a symbolic link, and its content the path that this leads to.
    var isLink: Bool
  }

  /// The folder of the checked-out files, without links.
  var folder: String { places.workTree }
  let places: GitFolder
  private let contained: ContainedGitFolder
  var git: Git { contained.git }
  /// The file with the folders that a sparse checkout holds; `nil` for whole checkouts.
  var sparsePatterns: String? { contained.sparsePatterns }

  /// The repository around a file or folder; `nil` if it is in none.
  init?(around path: String) async throws {
    guard let places = GitFolder(around: path) else { return nil }
    self.places = places
    contained = try await ContainedGitFolder(of: places)
  }

  /// The commit that a name stands for; `nil` if it stands for none.
  func commitIfAny(_ revision: String) async throws -> String? {
    try await git.line(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
  }

  /// The commit that a name stands for.
  func commit(_ revision: String) async throws -> String {
    guard let commit = try await commitIfAny(revision) else {
      throw Git.Failure(description: try await complaint(aboutMissing: revision))
    }
    return commit
  }

  /// The message that a revision does not exist, with advice: fetch the history that a shallow clone lacks, or use the
  /// branch that was probably meant.
  func complaint(aboutMissing revision: String) async throws -> String {
    let complaint = "the git repository has no revision “\(revision)”"
    if let advice = try await adviceForShallowClone { return "\(complaint): \(advice)" }
    let listing = ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes"]
    var meant = Suggestion.nearest(to: revision, among: try await git.parts(listing, separator: 10) ?? [])
    // The main branch of the remote repository, whatever its name is.
    if meant == nil { meant = try await git.line(["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]) }
    return complaint + (meant.map { "; did you mean “\($0)”?" } ?? "")
  }

  /// The commit at which two commits parted; `nil` if they have none in common.
  func mergeBaseIfAny(_ first: String, _ second: String) async throws -> String? {
    try await git.line(["merge-base", first, second])
  }

  /// The commit at which two revisions parted.
  func mergeBase(_ first: String, _ second: String) async throws -> String {
    guard let base = try await mergeBaseIfAny(try await commit(first), try await commit(second)) else {
      let advice = try await adviceForShallowClone.map { ": \($0)" } ?? ""
      throw Git.Failure(description: "“\(first)” and “\(second)” have no revision in common\(advice)")
    }
    return base
  }

  /// The branch that is checked out; `nil` if none is.
  var branch: String? {
    get async throws { try await git.line(["symbolic-ref", "--quiet", "--short", "HEAD"]) }
  }

  /// The text of a commit, as git stores it.
  func text(ofCommit commit: String) async throws -> String? {
    try await git.output(["cat-file", "commit", commit]).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What to do if a shallow clone lacks a revision, as a clause that follows what is missing; `nil` for whole clones.
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

  /// Why objects may be missing, and what to do.
  static let adviceForPartialClone = """
    the repository lacks files of a revision, and Snug fetches nothing. If it is a partial clone, fetch them: \
    git fetch --refetch --no-filter
    """

  // MARK: Files

  /// The files that differ, in the order of their paths.
  ///
  /// - Parameters:
  ///   - old: a commit.
  ///   - new: a commit; `nil` for the files as they are, with those that git neither has nor ignores. Of these, only
  ///     documents and texts are compared.
  ///   - paths: files and folders to look in; empty for all.
  ///   - others: files that are compared whatever they are.
  ///   - findsRenames: whether renamed files are recognised, as git does it.
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
      // Mode, type and object, then a tab and the path.
      let parts = line.split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, words.count == 3, words[1] == "blob" else { return nil }
      return File(path: String(parts[1]), object: String(words[2]), isLink: words[0] == "120000")
    }
  }

  /// The path below the folder of the repository, empty for the folder itself; `nil` for what lies elsewhere.
  private func relative(_ path: String) -> String? {
    let url = URL(filePath: path).absoluteURL.standardizedFileURL
    if url.resolvingSymlinksInPath().path == folder { return "" }
    let real = url.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: url.lastPathComponent).path
    let start = folder == "/" ? "/" : folder + "/"
    return real.hasPrefix(start) ? String(real.dropFirst(start.count)) : nil
  }

  static func literally(_ path: String) -> String { ":(top,literal)\(path)" }
}
