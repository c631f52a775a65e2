import Configuration
import Environments
import Foundation
import InputFiles

/// The two sides that `snug diff` compares, as the command line names them: files, folders, or revisions of a
/// repository.
///
/// ``GitRepository`` finds revisions and the files that differ between them. A ``RevisionFolder`` contains the files of
/// one revision. Each document with its two revisions is a ``ComparedDocument``.
@MainActor struct ComparedSides {
  /// The reason why the command line names nothing that can be compared.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private(set) var documents: [ComparedDocument] = []
  /// The configuration and the environments, which apply to both sides.
  private(set) var plan: RunPlan
  /// The folders with checked-out revisions. They are kept here because each is deleted when it is released.
  private var folders: [RevisionFolder] = []

  /// Finds the documents.
  ///
  /// - Parameters:
  ///   - words: `OLD NEW`; or `A..B`, `A...B` or `A`, and paths.
  ///   - selection: the environments that the command line asks for.
  init(_ words: [String], asking selection: EnvironmentSelection) async throws {
    guard let first = words.first else { throw Failure(description: "nothing to compare is named") }
    plan = try RunPlan(RunRequest())
    if Self.isThere(first) {
      guard words.count == 2 else {
        throw Failure(description: "\(first) is a file or folder, so the second of two is missing; see --help")
      }
      guard Self.isThere(words[1]) else { throw Failure(description: "\(words[1]): no such file or folder") }
      try addFiles(first, words[1], selection)
    } else {
      try await addRevisions(first, Array(words.dropFirst()), selection)
    }
    var names = DocumentNames()
    for index in documents.indices {
      // If two files are compared, the name is the whole path.
      let name = documents[index].name
      documents[index].pictureName = names.name(for: documents.count == 1 ? (name as NSString).lastPathComponent : name)
    }
  }

  /// Makes the sides from two files that are revisions of one document, as git passes them to an external diff program.
  ///
  /// - Parameters:
  ///   - name: the document's name.
  ///   - formerName: the document's name in the old revision, if it was renamed.
  ///   - old: the file of the old revision; `/dev/null` for none.
  ///   - new: the file of the new revision; `/dev/null` for none.
  init(_ name: String, formerName: String?, old: String, new: String, asking selection: EnvironmentSelection) throws {
    // Translations, asset catalogs and sources are taken from the work tree for both revisions.
    plan = try Self.plan(near: name, selection)
    let found = plan.documents(at: [name], judgedAs: name).first
    func revision(_ file: String) -> ComparedDocument.Revision? {
      guard file != "/dev/null" else { return nil }
      return ComparedDocument.Revision(
        file: file, place: name, found: found ?? FoundDocument(path: name, name: name, isNamed: true))
    }
    documents = [
      ComparedDocument(name: name, formerName: formerName, old: revision(old), new: revision(new))
    ]
  }

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The plan of a comparison, with the configuration near a path.
  private static func plan(near path: String, _ selection: EnvironmentSelection) throws(RunPlanError) -> RunPlan {
    var request = RunRequest()
    request.configuration = .near([path])
    request.environments = selection
    request.matrix = .named(nil)
    request.settings = .audit(rules: [])
    request.findsSources = true
    return try RunPlan(request)
  }

  // MARK: Files and folders

  private mutating func addFiles(_ old: String, _ new: String, _ selection: EnvironmentSelection) throws {
    plan = try Self.plan(near: new, selection)
    guard Self.isFolder(old) == Self.isFolder(new) else {
      throw Failure(description: "\(old) and \(new) are a folder and a file")
    }
    let olds = plan.documents(at: [old])
    let news = plan.documents(at: [new])
    guard Self.isFolder(old) else {
      documents = [
        ComparedDocument(
          name: new, formerName: old == new ? nil : old,
          old: olds.first.map { ComparedDocument.Revision(file: $0.path, place: $0.path, found: $0) },
          new: news.first.map { ComparedDocument.Revision(file: $0.path, place: $0.path, found: $0) })
      ]
      return
    }
    let before = Self.byName(olds, in: old)
    let after = Self.byName(news, in: new)
    for name in Set(before.keys).union(after.keys).sorted() {
      guard let either = before[name] ?? after[name] else { continue }
      documents.append(
        ComparedDocument(name: either.name, old: before[name]?.revision, new: after[name]?.revision))
    }
  }

  private static func byName(
    _ documents: [FoundDocument], in folder: String
  ) -> [PathBytes: (name: String, revision: ComparedDocument.Revision)] {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return Dictionary(
      documents.map { document in
        let name = document.path.hasPrefix(start) ? String(document.path.dropFirst(start.count)) : document.path
        let revision = ComparedDocument.Revision(file: document.path, place: document.path, found: document)
        return (PathBytes(name), (name, revision))
      }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Revisions

  private mutating func addRevisions(
    _ range: String, _ paths: [String], _ selection: EnvironmentSelection
  ) async throws {
    let around = paths.first ?? FileManager.default.currentDirectoryPath
    guard let repository = try await GitRepository(around: around) else {
      throw Failure(description: "there is no file “\(range)”, and \(around) is in no git repository")
    }
    let ends = try await Self.ends(of: range, in: repository)
    let changed = try await repository.changedFiles(from: ends.old, to: ends.new, in: paths)
    let oldFiles = try await repository.files(of: ends.old)
    var newFiles: [GitRepository.File] = []
    if let new = ends.new { newFiles = try await repository.files(of: new) }
    let pairs = Self.documents(among: changed, oldFiles: Set(oldFiles.map(\.path)))
    guard !pairs.isEmpty else { return }
    let oldFolder = try await RevisionFolder(ends.old, files: oldFiles, of: repository)
    folders.append(oldFolder)
    var newPath = repository.folder
    if let new = ends.new {
      let folder = try await RevisionFolder(new, files: newFiles, of: repository)
      folders.append(folder)
      newPath = folder.path
    }
    plan = try Self.plan(near: repository.folder, selection)
    for pair in pairs {
      guard let name = pair.new ?? pair.old else { continue }
      guard !plan.configuration.excludes("\(repository.folder)/\(name)") else { continue }
      func revision(_ path: String?, in folder: String) -> ComparedDocument.Revision? {
        path.flatMap { self.revision(ofFile: "\(folder)/\($0)", place: "\(repository.folder)/\($0)") }
      }
      documents.append(
        ComparedDocument(
          name: name, formerName: pair.old == pair.new || pair.new == nil ? nil : pair.old,
          old: revision(pair.old, in: oldFolder.path), new: revision(pair.new, in: newPath)))
    }
  }

  /// A document of a checked-out revision.
  private func revision(ofFile file: String, place: String) -> ComparedDocument.Revision? {
    guard var found = plan.documents(at: [file], judgedAs: place).first else { return nil }
    // The user named the revision, not this file.
    found.isNamed = false
    return ComparedDocument.Revision(file: found.path, place: place, found: found)
  }

  /// The two commits that a range such as `A..B`, `A...B` or `A` denotes. The new one is `nil` for the files of the
  /// work tree.
  private static func ends(
    of range: String, in repository: GitRepository
  ) async throws -> (old: String, new: String?) {
    func name(_ part: Substring) -> String { part.isEmpty ? "HEAD" : String(part) }
    if let dots = range.firstRange(of: "...") {
      let (first, second) = (name(range[..<dots.lowerBound]), name(range[dots.upperBound...]))
      return (try await repository.mergeBase(first, second), try await repository.commit(second))
    }
    if let dots = range.firstRange(of: "..") {
      let (first, second) = (name(range[..<dots.lowerBound]), name(range[dots.upperBound...]))
      return (try await repository.commit(first), try await repository.commit(second))
    }
    return (try await repository.commit(range), nil)
  }

  /// The documents that differ, or whose translations differ.
  private static func documents(
    among changed: [GitRepository.ChangedFile], oldFiles: Set<String>
  ) -> [GitRepository.ChangedFile] {
    func isDocument(_ path: String?) -> Bool {
      path.map { ["storyboard", "xib"].contains(($0 as NSString).pathExtension) } ?? false
    }
    var documents = changed.filter { isDocument($0.new) || isDocument($0.old) }
    let known = Set(documents.flatMap { [$0.old, $0.new].compactMap(\.self) })
    let translations = Set(
      changed.flatMap { [$0.old, $0.new].compactMap(\.self) }.compactMap(ChangedFiles.translatedDocument))
    for path in oldFiles.sorted() where isDocument(path) && !known.contains(path) {
      guard translations.contains(ChangedFiles.nameOfDocument(path)) else { continue }
      documents.append(GitRepository.ChangedFile(old: path, new: path))
    }
    return documents.sorted { ($0.new ?? $0.old ?? "") < ($1.new ?? $1.old ?? "") }
  }
}
