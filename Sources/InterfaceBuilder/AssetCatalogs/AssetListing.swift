import Foundation
import InputFiles

/// The image and colour sets of asset catalogs, by the names that documents use. If folders in a catalog provide a
/// namespace, a name starts with them: `Icons/Star`.
///
/// If several sets have the same name, the first one is used: catalogs nearer to the document come first.
nonisolated struct AssetListing {
  /// The folders of image sets, by name.
  private(set) var images: [String: URL] = [:]
  /// The folders of colour sets, by name.
  private(set) var colors: [String: URL] = [:]

  /// The real paths of the folders that have been listed. A folder that a symbolic link leads to again is skipped.
  private var visited: Set<PathBytes> = []

  init(catalogs: [URL]) {
    for catalog in catalogs {
      add(catalog, prefix: "", surroundings: catalog.deletingLastPathComponent().resolvingSymlinksInPath().path)
    }
  }

  /// Adds the sets in a folder and its subfolders.
  ///
  /// - Parameters:
  ///   - prefix: the namespace of the folder's sets, with a slash at its end, or empty.
  ///   - surroundings: the real path of the folder that contains the catalog. Symbolic links that lead out of it are
  ///     not followed.
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

  /// Whether a URL is a folder, or a symbolic link to a folder, whose real path is inside the surroundings.
  private func leadsInto(_ surroundings: String, _ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      return false
    }
    return contains(surroundings, url.resolvingSymlinksInPath().path)
  }

  /// Whether a real path (without symbolic links) is inside the surroundings.
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
