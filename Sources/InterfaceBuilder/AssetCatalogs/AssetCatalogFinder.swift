import Foundation
import InputFiles

/// Finds the asset catalogs of a document: in its folder and in the parent folders, up to the one with the project.
///
/// Each folder is listed only once, because most parent folders are the same for all documents of a project.
nonisolated struct AssetCatalogFinder {
  /// The catalogs and the folder in which the assets of a document are looked for.
  struct Places: Hashable {
    /// The catalogs in the document's folder and its parent folders, the nearest one first.
    var catalogs: [URL]
    /// The folder of the project, which may contain further catalogs and loose pictures; nil if none was found.
    var project: URL?
  }

  /// The largest number of folders that are searched, from the document's folder upwards.
  private static let levels = 12

  /// The sorted entries of the folders that have been listed, by the folder's path.
  private var listings: [PathBytes: [String]] = [:]

  mutating func places(forDocumentAt path: String) -> Places {
    var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    var found: [URL] = []
    var project: URL?
    for _ in 0..<Self.levels {
      let entries = entries(of: folder)
      found += Self.catalogs(in: folder, entries: entries)
      // Projects often keep resources in a folder beside the sources.
      for entry in entries where Self.likely.contains(entry.lowercased()) {
        let inner = folder.appendingPathComponent(entry)
        found += Self.catalogs(in: inner, entries: self.entries(of: inner))
      }
      if entries.contains(where: Self.endsProject) {
        project = folder
        break
      }
      if folder.path == "/" { break }
      folder.deleteLastPathComponent()
    }
    var seen: Set<PathBytes> = []
    return Places(catalogs: found.filter { seen.insert(PathBytes($0.path)).inserted }, project: project)
  }

  private mutating func entries(of folder: URL) -> [String] {
    if let known = listings[PathBytes(folder.path)] { return known }
    let entries = FolderListing(folder.path)?.names ?? []
    listings[PathBytes(folder.path)] = entries
    return entries
  }

  private static let likely: Set<String> = ["resources", "assets", "supporting files", "supportingfiles", "images"]

  private static func catalogs(in folder: URL, entries: [String]) -> [URL] {
    entries.filter { $0.hasSuffix(".xcassets") }.map { folder.appendingPathComponent($0) }
  }

  private static func endsProject(_ entry: String) -> Bool {
    entry.hasSuffix(".xcodeproj") || entry == "Package.swift" || entry == ".git"
  }
}
