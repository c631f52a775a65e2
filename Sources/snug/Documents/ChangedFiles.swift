import Foundation

/// The files that differ from a revision of their repository: changed, added or renamed since, committed or not. Files
/// that git ignores are left out.
struct ChangedFiles {
  /// Why it cannot be told.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// A revision of a repository.
  private struct Repository: Hashable {
    var folder: String
    var base: String
  }

  private var paths: Set<String> = []

  /// Asks git.
  ///
  /// - Parameters:
  ///   - revision: the revision. If it has gone another way since, as a main branch has since a branch left it, the
  ///     point at which both parted counts.
  ///   - documents: the paths whose repositories are asked.
  init(since revision: String, around documents: [String]) async throws {
    var repositories: Set<Repository> = []
    for path in documents {
      let folder = Self.folder(of: path)
      guard let top = try await Git.line(["rev-parse", "--show-toplevel"], in: folder) else {
        throw Failure(description: "\(path): --changed-since needs a git repository, and this is in none")
      }
      guard !repositories.contains(where: { $0.folder == top }) else { continue }
      let commit = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
      guard let commit = try await Git.line(commit, in: top) else {
        let advice = try await Git.adviceForShallowClone(in: top).map { ": \($0)" } ?? ""
        throw Failure(description: "\(path): the git repository has no revision “\(revision)”\(advice)")
      }
      let base = try await Git.line(["merge-base", commit, "HEAD"], in: top)
      // Compared with the revision itself, changes of the other branch would count as changes of this one.
      if base == nil, let advice = try await Git.adviceForShallowClone(in: top) {
        throw Failure(
          description: "\(path): it is not known where this branch and “\(revision)” parted: \(advice)")
      }
      // Branches without a common ancestor.
      repositories.insert(Repository(folder: top, base: base ?? commit))
    }
    for repository in repositories {
      let changed = ["diff", "--name-only", "--no-renames", "-z", repository.base, "--"]
      let added = ["ls-files", "--others", "--exclude-standard", "-z"]
      for command in [changed, added] {
        guard let names = try await Git.parts(command, in: repository.folder) else {
          throw Failure(description: "\(repository.folder): git \(command[0]) failed")
        }
        for name in names { paths.insert("\(Self.real(repository.folder))/\(name)") }
      }
    }
  }

  /// Whether a file has changed.
  func contains(_ path: String) -> Bool {
    paths.contains(Self.real(path))
  }

  /// Whether a document or one of its translations has changed.
  func containsDocument(_ path: String) -> Bool {
    if contains(path) { return true }
    let name = Self.nameOfDocument(Self.real(path))
    return paths.contains { Self.translatedDocument($0) == name }
  }

  /// The extensions of the files with a document's texts in other languages.
  private static let translations: Set<String> = ["strings", "stringsdict", "xcstrings"]

  /// What a document and the files with its texts in other languages have in common: their name, and the folder in
  /// which the folders of languages stand.
  static func nameOfDocument(_ path: String) -> String {
    let file = URL(filePath: path)
    return "\(folderOfLanguages(file))/\(file.deletingPathExtension().lastPathComponent)"
  }

  /// ``nameOfDocument(_:)`` of the document whose texts a file has; `nil` for other files.
  static func translatedDocument(_ path: String) -> String? {
    translations.contains((path as NSString).pathExtension) ? nameOfDocument(path) : nil
  }

  /// The folder in which a file, or the language's folder that it stands in, lies.
  private static func folderOfLanguages(_ file: URL) -> String {
    let folder = file.deletingLastPathComponent()
    return (folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder).path
  }

  private static func folder(of path: String) -> String {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, isFolder.boolValue { return path }
    return URL(filePath: path).absoluteURL.deletingLastPathComponent().path
  }

  /// An absolute path without links, but for one at the end.
  private static func real(_ path: String) -> String {
    let url = URL(filePath: path).absoluteURL.standardizedFileURL
    return url.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: url.lastPathComponent).path
  }
}
