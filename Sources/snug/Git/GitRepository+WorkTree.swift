import Foundation
import InputFiles

/// Making a git tree of the files in the work tree, so that it can be compared with a commit.
extension GitRepository {
  /// The pathspecs of the files that are compared: documents and strings files.
  private static let kinds = ["storyboard", "xib", "strings", "stringsdict", "xcstrings"].map { ":(top)*.\($0)" }

  /// The largest file that is compared, in bytes; larger files count as changed. No document or strings file is larger.
  private static let mostBytes = 64 << 20

  /// Makes a git tree of the checked-out commit in which documents, strings files and some other files have their
  /// present content in the work tree. Returns the hash of the tree.
  ///
  /// Git converts line ends and encodings as the repository's attributes say. It runs no filter programs, because no
  /// setting defines any.
  ///
  /// - Parameter others: the paths, relative to the repository's folder, of the other files.
  func treeOfFiles(with others: [String]) async throws -> String {
    func check<Result>(_ command: String, _ result: Result?) throws -> Result {
      guard let result else { throw Git.Failure(description: "\(folder): git \(command) failed") }
      return result
    }
    // The index begins with the files of the commit, so committed files are compared even if they are ignored.
    let head = try await commitIfAny("HEAD")
    _ = try check("read-tree", await git.output(["read-tree", head ?? "--empty"]))
    let pathspecs = ["--"] + Self.kinds + others.map(Self.literally)
    let listing = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    let names = try check("ls-files", await git.parts(listing + pathspecs))
    var (taken, large, gone): ([String], [String], [String]) = ([], [], [])
    var folders = RealFolders(of: folder)
    for name in names {
      var status = stat()
      guard folders.contains(name), lstat("\(folder)/\(name)", &status) == 0,
        [S_IFREG, S_IFLNK].contains(status.st_mode & S_IFMT)
      else {
        gone.append(name)
        continue
      }
      if status.st_size > Self.mostBytes { large.append(name) } else { taken.append(name) }
    }
    if !gone.isEmpty, let patterns = sparsePatterns {
      let listing = ["ls-files", "-z", "--cached", "--ignored", "--exclude-from=\(patterns)"]
      let wanted = Set(try check("ls-files", await git.parts(listing + pathspecs)).map(PathBytes.init))
      gone.removeAll { !wanted.contains(PathBytes($0)) }
    }
    func update(_ arguments: [String], _ lines: [String]) async throws {
      guard !lines.isEmpty else { return }
      let input = Array(lines.joined(separator: "\0").utf8)
      _ = try check("update-index", await git.output(["update-index", "-z"] + arguments, input: input))
    }
    try await update(["--force-remove", "--stdin"], gone)
    try await update(["--add", "--replace", "--stdin"], taken)
    if !large.isEmpty, let empty = try await git.line(["hash-object", "-w", "--stdin"]) {
      try await update(["--add", "--replace", "--index-info"], large.map { "100644 \(empty) 0\t\($0)" })
    }
    return try check("write-tree", await git.line(["write-tree", "--missing-ok"]))
  }

  /// Distinguishes the folders of a work tree from symbolic links to folders, which git does not follow.
  private struct RealFolders {
    private let top: String
    private var known: [PathBytes: Bool] = [:]

    init(of top: String) { self.top = top }

    /// Whether all folders of a path are real folders and not symbolic links.
    mutating func contains(_ path: String) -> Bool { isReal(path[...]) }

    private mutating func isReal(_ path: Substring) -> Bool {
      guard let slash = path.lastIndex(of: "/") else { return true }
      let folder = path[..<slash]
      let key = PathBytes(String(folder))
      if let known = known[key] { return known }
      var status = stat()
      let result = isReal(folder) && lstat("\(top)/\(folder)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      known[key] = result
      return result
    }
  }
}
