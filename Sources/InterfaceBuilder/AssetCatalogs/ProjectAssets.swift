import Foundation
import InputFiles

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
    add(folder.path)
    sets = AssetListing(catalogs: catalogs)
  }

  private mutating func add(_ folder: String) {
    guard let listing = FolderListing(folder) else { return }
    for entry in listing.entries where !entry.name.hasPrefix(".") && entries < Self.mostEntries {
      entries += 1
      let name = entry.name
      let path = listing.path(of: name)
      if name.hasSuffix(".xcassets") {
        catalogs.append(URL(fileURLWithPath: path))
      } else if LoosePictureName.isPicture(name) {
        let url = URL(fileURLWithPath: path)
        let stem = LoosePictureName(name).stem
        for key in [stem, "\(stem).\(url.pathExtension)"] { loosePictures[key, default: []].append(url) }
      } else if entry.isFolder, !Self.passedOver.contains(name), !name.hasSuffix(".imageset") {
        add(path)
      }
    }
  }
}
