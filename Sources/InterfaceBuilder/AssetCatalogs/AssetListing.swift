import Foundation
import InputFiles

/// The sets of asset catalogs by the names that documents use, which start with the folders that provide a namespace.
///
/// Of two sets with one name, the first one counts: catalogs nearer to the document come first.
nonisolated struct AssetListing {
  /// The folders of image sets.
  private(set) var images: [String: URL] = [:]
  /// The folders of colour sets.
  private(set) var colors: [String: URL] = [:]

  /// Real paths of the folders that were listed: links may lead to one of them again.
  private var visited: Set<PathBytes> = []

  init(catalogs: [URL]) {
    for catalog in catalogs {
      add(catalog, prefix: "", surroundings: catalog.deletingLastPathComponent().resolvingSymlinksInPath().path)
    }
  }

  /// Adds what is in a folder. Links out of the surroundings, the folder in which the catalog lies, are not followed.
  private mutating func add(_ folder: URL, prefix: String, surroundings: String) {
    let real = folder.resolvingSymlinksInPath().path
    guard visited.insert(PathBytes(real)).inserted else { return }
    for entry in FolderListing(folder.path)?.entries ?? [] {
      let url = folder.appendingPathComponent(entry.name, isDirectory: entry.isFolder)
      guard ["", "imageset", "colorset"].contains(url.pathExtension) else { continue }
      guard entry.isFolder ? contains(surroundings, "\(real)/\(entry.name)") : leadsInto(surroundings, url) else {
        continue
      }
      let name = prefix + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset": images[name] = images[name] ?? url
      case "colorset": colors[name] = colors[name] ?? url
      default:
        add(
          url, prefix: Self.providesNamespace(url) ? prefix + entry.name + "/" : prefix, surroundings: surroundings)
      }
    }
  }

  /// Whether a folder, or the folder behind a link, lies in the surroundings.
  private func leadsInto(_ surroundings: String, _ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      return false
    }
    return contains(surroundings, url.resolvingSymlinksInPath().path)
  }

  /// Whether a path without links lies in the surroundings.
  private func contains(_ surroundings: String, _ path: String) -> Bool {
    (path + "/").hasPrefix(surroundings == "/" ? "/" : surroundings + "/")
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    struct Folder: Decodable {
      var properties: Properties?
      struct Properties: Decodable {
        var providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
    }
    guard let data = AssetCatalog.contents(of: folder) else { return false }
    return (try? JSONDecoder().decode(Folder.self, from: data))?.properties?.providesNamespace ?? false
  }
}
