import Foundation
import InputFiles

/// The paths of a git repository: its work tree and its git folders.
///
/// Snug searches for `.git` itself. Git's own search would also accept a folder that contains the files of a bare
/// repository, and such a folder can be committed by anybody.
struct GitFolder: Hashable, Sendable {
  /// The folder of the checked-out files, with symbolic links resolved.
  let workTree: String
  /// The git folder of this work tree, with its `HEAD`. It differs from ``common`` in linked work trees.
  let own: String
  /// The git folder that all work trees of the repository share, with its objects and branches.
  let common: String

  /// Finds the repository that contains a file or folder; `nil` if there is none.
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

  // The files of a git folder may be symbolic links to another git folder's files, so links are followed here
  // (`isNamed: true`). That is safe, because the text of these files is never printed.

  /// The largest file that is read to find the path of another git folder, in megabytes.
  private static let mostMegabytes = 1

  /// Makes the paths of the repository whose work tree is a folder; `nil` if the folder is none.
  private init?(in folder: String) {
    let entry = "\(folder)/.git"
    let own: String
    switch Self.kind(of: entry) {
    case S_IFDIR: own = entry
    case S_IFREG:
      // In a submodule or a linked work tree, `.git` is a file that names the git folder.
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

  /// The first line of a small file; `nil` if the file cannot be read.
  private static func text(of path: String) -> String? {
    guard let data = try? RegularFile.read(path, atMost: mostMegabytes, isNamed: true) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return String(text.prefix { !$0.isNewline })
  }

  private static func path(_ path: String, from folder: String) -> String {
    URL(filePath: path, relativeTo: URL(filePath: folder, directoryHint: .isDirectory)).standardizedFileURL.path
  }

  /// The file type of a path (`S_IFREG`, `S_IFDIR`, …) after following links; 0 if there is no file.
  static func kind(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }
}
