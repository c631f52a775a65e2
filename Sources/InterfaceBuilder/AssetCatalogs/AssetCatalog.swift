import Foundation
import InputFiles
import Synchronization
import UIKit

/// The images and colours of the asset catalogs that belong to a document, and the loose pictures of its project.
///
/// Sets are listed on first use: first those of the catalogs around the document, and those of the whole project if a
/// name is not among them. A set is read when a document first names it, and only once.
///
/// ``AssetCatalogFinder`` finds the catalogs, ``AssetListing`` and ``ProjectAssets`` list their sets, ``AssetImageSet``
/// and ``AssetColorSet`` read them. ``AssetCatalogs`` shares a catalog among documents.
nonisolated final class AssetCatalog: Sendable {
  /// What was listed and read so far.
  private let sets: Mutex<KnownSets>

  init(_ places: AssetCatalogFinder.Places) {
    sets = Mutex(KnownSets(places: places))
  }

  /// The image of that name for the device's scale and appearance; nil where the project has none.
  func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage? {
    image(named: name, compatibleWith: traits, storedSize: nil)
  }

  /// The image of that name for the device's scale and appearance; nil where the project has none.
  ///
  /// - Parameter storedSize: the size in points that the document states, for files that do not state theirs.
  func image(named name: String, compatibleWith traits: UITraitCollection, storedSize: CGSize?) -> UIImage? {
    imageSet(named: name)?.image(for: traits, storedSize: storedSize)
  }

  /// The colour of that name, with its appearances; nil where the catalogs have none.
  func color(named name: String) -> UIColor? {
    colorSet(named: name)?.color
  }

  /// Whether the colour of that name has a value of its own for increased contrast.
  func hasIncreasedContrast(colorNamed name: String) -> Bool {
    colorSet(named: name)?.hasIncreasedContrast ?? false
  }

  /// Whether the catalogs have a colour of that name; nil where they have no colours at all.
  func hasColor(named name: String) -> Bool? {
    sets.withLock { sets in
      if sets.colorFolder(named: name) != nil { return true }
      return sets.knownListing().colors.isEmpty ? nil : false
    }
  }

  /// The files that prevent an image from being read, as paths from the catalog on; empty if the catalogs have none.
  func unreadableFiles(ofImageNamed name: String) -> [String] {
    if let set = imageSet(named: name) {
      return set.unreadableFiles.map { Self.pathInCatalog($0) + (Self.isPointer($0) ? Self.pointerWords : "") }
    }
    return Self.unreadableContents(of: sets.withLock { $0.imageFolder(named: name) })
  }

  /// The files that prevent a colour from being read, as paths from the catalog on; empty if the catalogs have none.
  func unreadableFiles(ofColorNamed name: String) -> [String] {
    guard color(named: name) == nil else { return [] }
    return Self.unreadableContents(of: sets.withLock { $0.colorFolder(named: name) })
  }

  /// What a folder of a catalog says about itself; nil if it says nothing.
  static func contents(of folder: URL) -> Data? {
    try? RegularFile.read(folder.appendingPathComponent("Contents.json").path, atMost: 1)
  }

  private func colorSet(named name: String) -> AssetColorSet? {
    sets.withLock { $0.colorSet(named: name) }
  }

  private func imageSet(named name: String) -> AssetImageSet? {
    sets.withLock { $0.imageSet(named: name) }
  }

  private static let pointerWords = " (a pointer of git-lfs; run git lfs pull)"

  /// Whether a file was not fetched by git-lfs. Pointers are far below a megabyte.
  private static func isPointer(_ path: String) -> Bool {
    (try? RegularFile.read(path, atMost: 1)).map(LargeFilePointer.isPointer) ?? false
  }

  private static func unreadableContents(of folder: URL?) -> [String] {
    folder.map { [pathInCatalog($0.appendingPathComponent("Contents.json").path)] } ?? []
  }

  /// The end of a path, from the catalog on.
  private static func pathInCatalog(_ path: String) -> String {
    let parts = path.split(separator: "/")
    let catalog = parts.lastIndex { $0.hasSuffix(".xcassets") } ?? parts.startIndex
    return parts[catalog...].joined(separator: "/")
  }
}

/// The sets of an asset catalog that were listed and read so far.
private nonisolated struct KnownSets {
  private let places: AssetCatalogFinder.Places
  private var listing: AssetListing?
  private var projectAssets: ProjectAssets?
  private var images: [String: AssetImageSet?] = [:]
  private var colors: [String: AssetColorSet?] = [:]

  init(places: AssetCatalogFinder.Places) {
    self.places = places
  }

  mutating func colorSet(named name: String) -> AssetColorSet? {
    if let known = colors[name] { return known }
    let set = colorFolder(named: name).flatMap(AssetColorSet.init)
    colors[name] = .some(set)
    return set
  }

  mutating func imageSet(named name: String) -> AssetImageSet? {
    if let known = images[name] { return known }
    let set =
      if let folder = imageFolder(named: name) {
        AssetImageSet(folder: folder, name: name)
      } else {
        knownProjectAssets().loosePictures[name].map { AssetImageSet(files: $0, name: name) }
      }
    images[name] = .some(set)
    return set
  }

  mutating func imageFolder(named name: String) -> URL? {
    knownListing().images[name] ?? knownProjectAssets().sets.images[name]
  }

  mutating func colorFolder(named name: String) -> URL? {
    knownListing().colors[name] ?? knownProjectAssets().sets.colors[name]
  }

  private mutating func knownProjectAssets() -> ProjectAssets {
    let assets = projectAssets ?? ProjectAssets(folder: places.project)
    projectAssets = assets
    return assets
  }

  /// The sets of the catalogs around the document.
  mutating func knownListing() -> AssetListing {
    let listing = self.listing ?? AssetListing(catalogs: places.catalogs)
    self.listing = listing
    return listing
  }
}
