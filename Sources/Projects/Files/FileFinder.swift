import Foundation
import InputFiles

/// Finds the files of one project, up to limits for the whole project.
struct FileFinder {
  /// The limits for one project: the number of folder entries, the levels below a folder, and the number of names that
  /// are looked up without regard to case.
  private static let most = (entries: 500_000, depth: 32, guesses: 1000)

  private var entries = 0
  private var guesses = 0

  /// Whether the limit of folder entries was reached, so that files are missing from the results.
  private(set) var isExhausted = false

  /// A note that the limit was reached and files are missing; an empty list if it was not reached.
  func notes(for path: String) -> [ProjectNote] {
    guard isExhausted else { return [] }
    return [ProjectNote(path, "the folders have more than \(Self.most.entries) files: the others are left out")]
  }

  /// The path of an existing file or folder, with the case that its names have on disk; `nil` if it does not exist.
  ///
  /// A path with a different case is found, too: projects are written on file systems that ignore case, where
  /// `Main.yml` opens `main.yml`.
  ///
  /// - Parameter path: an absolute path.
  mutating func existing(_ path: String) -> String? {
    if FileManager.default.fileExists(atPath: path) { return path }
    var folder = ""
    for part in path.split(separator: "/").map(String.init) {
      let next = "\(folder)/\(part)"
      if FileManager.default.fileExists(atPath: next) {
        folder = next
        continue
      }
      guard guesses < Self.most.guesses, let listing = FolderListing(folder.isEmpty ? "/" : folder) else { return nil }
      guesses += 1
      let names = listing.names.filter { $0.lowercased() == part.lowercased() }
      guard let name = names.first, names.count == 1 else { return nil }
      folder += "/" + name
    }
    return folder
  }

  /// The absolute paths of the selected files below a folder. Symbolic links to folders are not followed.
  mutating func files(below folder: String, _ selection: FileSelection) -> [String] {
    var found: [String] = []
    var pending = [(path: folder, depth: 0, progress: selection.start)]
    while !isExhausted, let (path, depth, progress) = pending.popLast() {
      guard depth < Self.most.depth, let listing = FolderListing(path) else { continue }
      for entry in listing.entries {
        entries += 1
        guard entries <= Self.most.entries else {
          isExhausted = true
          return found
        }
        let next = selection.next(progress, entry.name)
        guard !next.isExcluded, next.mayInclude else { continue }
        if entry.isFolder, !selection.isPackage(entry.name) {
          // The contents of git's own folder are never part of a project.
          if entry.name != ".git" { pending.append((listing.path(of: entry.name), depth + 1, next)) }
        } else if next.isIncluded {
          found.append(listing.path(of: entry.name))
        }
      }
    }
    return found
  }

  /// Whether a path exists and is a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
