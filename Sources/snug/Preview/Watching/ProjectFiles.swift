import Foundation
import InputFiles
import InterfaceBuilder

/// The files that decide what screens look like: documents, translations, asset catalogs, sources of apps.
struct ProjectFiles: Hashable, Sendable {
  /// Every folder, also those without such a file.
  private(set) var folders: Set<String> = []
  /// Translations and what asset catalogs contain.
  private(set) var resources: Set<String> = []
  /// Storyboards and xibs.
  private(set) var documents: Set<String> = []
  /// Swift files and manifests.
  private(set) var sources: Set<String> = []

  private static let most = 50_000
  private static let deepest = 24
  private static let translations = [".strings", ".stringsdict", ".xcstrings"]

  /// Looks for the files below paths; beside a document, for those in its folder.
  init(below paths: [String]) {
    for path in paths {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        add(path == "/" || !path.hasSuffix("/") ? path : String(path.dropLast()), goesDeep: true, depth: 0)
      } else {
        let folder = (path as NSString).deletingLastPathComponent
        let isLanguage = folder.hasSuffix(".lproj")
        add(isLanguage ? "\(folder)/.." : folder.isEmpty ? "." : folder, goesDeep: false, depth: 0)
      }
    }
  }

  private mutating func add(_ folder: String, goesDeep: Bool, depth: Int) {
    guard depth < Self.deepest, resources.count + sources.count < Self.most, let listing = FolderListing(folder) else {
      return
    }
    folders.insert(folder)
    let isCatalog = folder.contains(".xcassets")
    for entry in listing.entries where !entry.name.hasPrefix(".") {
      let name = entry.name
      if DocumentFinder.skippedFolders.contains(name) { continue }
      let path = folder == "." ? name : listing.path(of: name)
      if entry.isFolder {
        guard goesDeep || isCatalog || name.hasSuffix(".lproj") || name.hasSuffix(".xcassets") else { continue }
        add(path, goesDeep: goesDeep, depth: depth + 1)
      } else if isCatalog || Self.translations.contains(where: name.hasSuffix) {
        resources.insert(path)
      } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        documents.insert(path)
      } else if name.hasSuffix(".swift") {
        sources.insert(path)
      }
    }
  }
}
