import Foundation
import InputFiles
import InterfaceBuilder

/// The paths of the files that affect how screens look: documents, translations, asset catalogs and sources.
struct ProjectFiles: Hashable, Sendable {
  /// All folders that were searched, including those that contain no file of interest.
  private(set) var folders: Set<String> = []
  /// Strings files, and all files in asset catalogs.
  private(set) var resources: Set<String> = []
  /// Storyboards and xibs.
  private(set) var documents: Set<String> = []
  /// Swift files, including package manifests.
  private(set) var sources: Set<String> = []

  private static let most = 50_000
  private static let deepest = 24
  private static let translations = [".strings", ".stringsdict", ".xcstrings"]

  /// Searches folders with their subfolders. For the path of a document, it searches the document's folder, the
  /// `.lproj` folders and the asset catalogs there.
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
      if ForeignFolders.names.contains(name) { continue }
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
