import Foundation
import InputFiles

/// The asset catalogs and the pictures outside of catalogs (loose pictures) anywhere in the folder of a project.
///
/// Folders of libraries, build products and recorded screens are skipped, and symbolic links are not followed.
nonisolated struct ProjectAssets {
  /// The sets of all catalogs. If several sets have the same name, the one whose catalog's path is first in
  /// alphabetical order is used.
  private(set) var sets = AssetListing(catalogs: [])
  /// The files of each loose picture, by the names that documents use: with and without extension.
  private(set) var loosePictures: [String: [URL]] = [:]

  /// The largest number of files and folders that are visited. The rest of the project is ignored.
  private static let mostEntries = 50_000
  private static let passedOver = ForeignFolders.names.union(["build", "__Screens__"])

  private var catalogs: [URL] = []
  private var entries = 0

  /// Searches the folder of a project.
  ///
  /// - Parameter folder: the folder; nil if there is no project, so that nothing is found.
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
