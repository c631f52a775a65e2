import Foundation

/// The asset catalogs and the loose pictures anywhere below the folder of a project.
///
/// Folders of libraries, build products and recorded screens are skipped, and links are not followed.
nonisolated struct ProjectAssets {
  /// The sets of all catalogs. Of two with one name, the one whose path is first in alphabetical order counts.
  private(set) var sets = AssetListing(catalogs: [])
  /// The files by the names that documents use: with and without extension.
  private(set) var loosePictures: [String: [URL]] = [:]

  /// The largest number of files and folders that are visited.
  private static let mostEntries = 50_000
  private static let passedOver: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "__Screens__",
  ]

  private var catalogs: [URL] = []
  private var entries = 0

  /// - Parameter folder: the folder of the project; nil for none.
  init(folder: URL?) {
    guard let folder else { return }
    add(folder)
    sets = AssetListing(catalogs: catalogs)
  }

  private mutating func add(_ folder: URL) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    for name in names where !name.hasPrefix(".") && entries < Self.mostEntries {
      entries += 1
      let url = folder.appendingPathComponent(name)
      if name.hasSuffix(".xcassets") {
        catalogs.append(url)
      } else if LoosePictureName.isPicture(name) {
        let stem = LoosePictureName(name).stem
        for key in [stem, "\(stem).\(url.pathExtension)"] { loosePictures[key, default: []].append(url) }
      } else if !Self.passedOver.contains(name), !name.hasSuffix(".imageset"), Self.isFolder(url) {
        add(url)
      }
    }
  }

  /// Whether there is a folder at the path, and not a link to one.
  private static func isFolder(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
