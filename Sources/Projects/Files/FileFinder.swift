import Foundation
import InputFiles

/// Finds the files of one project, as many as a project may have.
struct FileFinder {
  /// The limits of a project: entries of folders, levels below a folder, and names that are looked for in upper and
  /// lower case.
  private static let most = (entries: 500_000, depth: 32, guesses: 1000)

  private var entries = 0
  private var guesses = 0

  /// Whether there were more files than are read.
  private(set) var isExhausted = false

  /// A note that files are missing; empty if none are.
  func notes(for path: String) -> [ProjectNote] {
    guard isExhausted else { return [] }
    return [ProjectNote(path, "the folders have more than \(Self.most.entries) files: the others are left out")]
  }

  /// The path of a file or folder as it is on the disk; `nil` if there is none.
  ///
  /// Projects are written on file systems that take `Main.yml` for `main.yml`.
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

  /// The files below a folder, as absolute paths. Links to folders are not followed.
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
          // What git keeps in its folder is never part of a project.
          if entry.name != ".git" { pending.append((listing.path(of: entry.name), depth + 1, next)) }
        } else if next.isIncluded {
          found.append(listing.path(of: entry.name))
        }
      }
    }
    return found
  }

  /// Whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
