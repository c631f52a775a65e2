import Foundation

/// The files that differ from a revision of their repository: changed, added or renamed since, committed or not. Files
/// that git ignores are left out.
struct ChangedFiles {
  /// The reason why the changed files could not be found.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private var paths: Set<String> = []

  /// Finds the files with git.
  ///
  /// - Parameters:
  ///   - revision: the revision to compare with. If it and the checked-out commit have diverged, as a main branch and a
  ///     topic branch do, files are compared with their merge base instead.
  ///   - documents: the paths of documents and folders; the changed files of their repositories are found.
  ///   - others: the paths of other files that are compared as well, such as the configuration.
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
      // Without a merge base in a shallow clone, changes on the revision's branch would count as changes of this
      // branch.
      if base == nil, let advice = try await repository.adviceForShallowClone {
        throw Failure(
          description: "\(path): it is not known where this branch and “\(revision)” parted: \(advice)")
      }
      // Branches without a common ancestor are compared directly.
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

  /// A key that a document and its strings files share: `App/Login` for `App/Base.lproj/Login.storyboard` and
  /// `App/de.lproj/Login.strings`.
  static func nameOfDocument(_ path: String) -> String {
    let file = URL(filePath: path)
    return "\(folderOfLanguages(file))/\(file.deletingPathExtension().lastPathComponent)"
  }

  /// The ``nameOfDocument(_:)`` of the document that a strings file translates; `nil` for other files.
  static func translatedDocument(_ path: String) -> String? {
    translations.contains((path as NSString).pathExtension) ? nameOfDocument(path) : nil
  }

  /// The folder of a file, or the folder of its `.lproj` folder if it is in one.
  private static func folderOfLanguages(_ file: URL) -> String {
    let folder = file.deletingLastPathComponent()
    return (folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder).path
  }

  /// An absolute path in which all symbolic links are resolved, except if the last component is one.
  private static func real(_ path: String) -> String {
    let url = URL(filePath: path).absoluteURL.standardizedFileURL
    return url.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: url.lastPathComponent).path
  }
}
