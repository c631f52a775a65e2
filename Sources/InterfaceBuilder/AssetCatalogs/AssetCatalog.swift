import Foundation
import InputFiles
import Synchronization
import UIKit

/// The images and colours that a document can use by name: those of the asset catalogs that belong to the document, and
/// picture files of its project outside of catalogs (loose pictures).
///
/// The image and colour sets of the catalogs near the document are listed on first use. Those of the whole project are
/// listed only if a name is not among them. A set is read when a document first names it, and only once.
///
/// ``AssetCatalogFinder`` finds the catalogs, ``AssetListing`` and ``ProjectAssets`` list their sets, ``AssetImageSet``
/// and ``AssetColorSet`` read them. ``AssetCatalogs`` shares a catalog among documents.
nonisolated final class AssetCatalog: Sendable {
  /// The sets that have been listed and read so far.
  private let sets: Mutex<KnownSets>

  /// The catalogs of the running app's modules, in which is looked for what other catalogs lack.
  private static let modules = Mutex<[AssetCatalog]>([])

  init(_ places: AssetCatalogFinder.Places) {
    sets = Mutex(KnownSets(places: places))
  }

  /// Sets the catalogs in which all others look for what they lack (`AssetCatalogs/useModules(in:)`).
  static func useModules(_ catalogs: [AssetCatalog]) { modules.withLock { $0 = catalogs } }

  /// The image with a name, in the variant for the traits' scale, idiom, appearance and contrast; nil if the project
  /// has none.
  func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage? {
    image(named: name, compatibleWith: traits, storedSize: nil)
  }

  /// The image with a name, in the variant for the traits' scale, idiom, appearance and contrast; nil if the project
  /// has none.
  ///
  /// - Parameter storedSize: the image's size in points in the document. It is used if the size cannot be read from a
  ///   PDF file.
  func image(named name: String, compatibleWith traits: UITraitCollection, storedSize: CGSize?) -> UIImage? {
    imageSet(named: name)?.image(for: traits, storedSize: storedSize)
  }

  /// The colour with a name, which resolves by appearance and contrast; nil if the catalogs have none.
  func color(named name: String) -> UIColor? {
    colorSet(named: name)?.color
  }

  /// Whether the colour with a name has a separate value for increased contrast.
  func hasIncreasedContrast(colorNamed name: String) -> Bool {
    colorSet(named: name)?.hasIncreasedContrast ?? false
  }

  /// Whether the catalogs have a colour with a name; nil if the catalogs near the document have no colours at all.
  func hasColor(named name: String) -> Bool? {
    let isOwn: Bool? = sets.withLock { sets in
      if sets.colorFolder(named: name) != nil { return true }
      return sets.knownListing().colors.isEmpty ? nil : false
    }
    if isOwn != true, colorSet(named: name) != nil { return true }
    return isOwn
  }

  /// The unreadable files of the image with a name, as paths that begin with the catalog; empty if there are none, or
  /// if the catalogs have no such image.
  func unreadableFiles(ofImageNamed name: String) -> [String] {
    if let set = imageSet(named: name) {
      return set.unreadableFiles.map { Self.pathInCatalog($0) + (Self.isPointer($0) ? Self.pointerWords : "") }
    }
    return Self.unreadableContents(of: sets.withLock { $0.imageFolder(named: name) })
  }

  /// The unreadable files of the colour with a name, as paths that begin with the catalog; empty if the colour can be
  /// read, or if the catalogs have no such colour.
  func unreadableFiles(ofColorNamed name: String) -> [String] {
    guard color(named: name) == nil else { return [] }
    return Self.unreadableContents(of: sets.withLock { $0.colorFolder(named: name) })
  }

  /// The bytes of `Contents.json` in a folder of a catalog; nil if the file is missing, unreadable, or larger than a
  /// megabyte.
  static func contents(of folder: URL) -> Data? {
    try? RegularFile.read(folder.appendingPathComponent("Contents.json").path, atMost: 1)
  }

  private func colorSet(named name: String) -> AssetColorSet? {
    catalogs.lazy.compactMap { catalog in catalog.sets.withLock { $0.colorSet(named: name) } }.first
  }

  private func imageSet(named name: String) -> AssetImageSet? {
    catalogs.lazy.compactMap { catalog in catalog.sets.withLock { $0.imageSet(named: name) } }.first
  }

  /// This catalog, and those of the running app's modules.
  private var catalogs: [AssetCatalog] { [self] + Self.modules.withLock(\.self) }

  private static let pointerWords = " (a pointer of git-lfs; run git lfs pull)"

  /// Whether a file is only a git-lfs pointer, because its content was not fetched. A pointer is much smaller than a
  /// megabyte.
  private static func isPointer(_ path: String) -> Bool {
    (try? RegularFile.read(path, atMost: 1)).map(LargeFilePointer.isPointer) ?? false
  }

  private static func unreadableContents(of folder: URL?) -> [String] {
    folder.map { [pathInCatalog($0.appendingPathComponent("Contents.json").path)] } ?? []
  }

  /// The part of a path that begins with the innermost asset catalog.
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

  /// The sets of the catalogs near the document. Lists them on first use.
  mutating func knownListing() -> AssetListing {
    let listing = self.listing ?? AssetListing(catalogs: places.catalogs)
    self.listing = listing
    return listing
  }
}
