import Foundation

/// The files that differ from a revision of their repository: changed, added or renamed since, committed or not. Files
/// that git ignores are left out.
struct ChangedFiles {
  /// Why the changed files are not known.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private var paths: Set<String> = []

  /// Finds the files with git.
  ///
  /// - Parameters:
  ///   - revision: the revision. If it and the checked-out commit have diverged, as a main branch and a branch do,
  ///     their merge base counts instead.
  ///   - documents: the paths in whose repositories files are looked for.
  ///   - others: files that are compared as well, whatever they are.
  init(since revision: String, around documents: [String], and others: [String] = []) async throws {
    var repositories: Set<GitFolder> = []
    for path in documents {
      guard let places = GitFolder(around: path) else {
        throw Failure(description: "\(path): --changed-since needs a git repository, and this is in none")
      }
      guard repositories.insert(places).inserted, let repository = try await GitRepository(around: path) else {
        continue
      }
      guard let commit = try await repository.commitIfAny(revision) else {
        throw Failure(description: "\(path): \(try await repository.complaint(aboutMissing: revision))")
      }
      let head = try await repository.commitIfAny("HEAD")
      var base: String?
      if let head { base = try await repository.mergeBaseIfAny(commit, head) }
      // Compared with the revision itself, changes of the other branch would count as changes of this one.
      if base == nil, let advice = try await repository.adviceForShallowClone {
        throw Failure(
          description: "\(path): it is not known where this branch and “\(revision)” parted: \(advice)")
      }
      // Branches without a common ancestor.
      let changed = try await repository.changedFiles(
        from: base ?? commit, to: nil, comparing: documents + others, findsRenames: false)
      for name in changed.compactMap({ $0.new ?? $0.old }) { paths.insert("\(repository.folder)/\(name)") }
    }
  }

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

  /// An absolute path without links, but for one at the end.
  private static func real(_ path: String) -> String {
    let url = URL(filePath: path).absoluteURL.standardizedFileURL
    return url.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: url.lastPathComponent).path
  }
}
