import Foundation
import InputFiles

/// Where the files of a repository are.
///
/// Snug looks for `.git` itself. Git would also take a folder for a repository that merely holds the files of one, which
/// can be committed like any others.
struct GitFolder: Hashable, Sendable {
  /// The folder of the checked-out files, without links.
  let workTree: String
  /// The git folder of these files, with what is checked out.
  let own: String
  /// The git folder that all checkouts of the repository share, with its objects and branches.
  let common: String

  /// The repository around a file or folder; `nil` if it is in none.
  init?(around path: String) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    var folder = URL(filePath: path).absoluteURL.standardizedFileURL
    if !exists || !isFolder.boolValue { folder.deleteLastPathComponent() }
    folder.resolveSymlinksInPath()
    while true {
      if let found = Self(in: folder.path) {
        self = found
        return
      }
      guard folder.path != "/" else { return nil }
      folder = folder.deletingLastPathComponent().standardizedFileURL
    }
  }

  // The files of a git folder may be links to those of another one. What they say is shown to nobody.

  /// The longest file of a git folder that names another folder.
  private static let mostMegabytes = 1

  /// The repository whose files begin in a folder.
  private init?(in folder: String) {
    let entry = "\(folder)/.git"
    let own: String
    switch Self.kind(of: entry) {
    case S_IFDIR: own = entry
    case S_IFREG:
      // A submodule, or one of several checkouts.
      let start = "gitdir: "
      guard let text = Self.text(of: entry), text.hasPrefix(start) else { return nil }
      own = Self.path(String(text.dropFirst(start.count)), from: folder)
    default: return nil
    }
    let common = Self.text(of: "\(own)/commondir").map { Self.path($0, from: own) } ?? own
    guard Self.kind(of: "\(own)/HEAD") == S_IFREG, Self.kind(of: "\(common)/objects") == S_IFDIR,
      Self.kind(of: "\(common)/refs") == S_IFDIR
    else { return nil }
    (workTree, self.own, self.common) = (folder, own, common)
  }

  /// The text of a small file without its line end; `nil` if there is none.
  private static func text(of path: String) -> String? {
    guard let data = try? RegularFile.read(path, atMost: mostMegabytes, isNamed: true) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return String(text.prefix { !$0.isNewline })
  }

  private static func path(_ path: String, from folder: String) -> String {
    URL(filePath: path, relativeTo: URL(filePath: folder, directoryHint: .isDirectory)).standardizedFileURL.path
  }

  /// What a path leads to, as the system tells it; 0 for nothing.
  static func kind(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }
}
