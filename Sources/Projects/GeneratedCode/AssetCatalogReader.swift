import Foundation
import InputFiles

/// Finds the colours and images in asset catalogs, for which Swift symbols are generated.
struct AssetCatalogReader {
  /// The symbols by the kind of the assets.
  private(set) var symbols: [AssetKind: AssetSymbols] = [:]
  private(set) var notes: [ProjectNote] = []

  private var found: [Asset] = []
  private var folders = 0

  private struct Asset {
    var kind: AssetKind
    /// The name by which the app loads the asset, with its namespaces as in `Icons/back`.
    var name: String
    var symbol: String
    var namespaces: [String]
    var path: String
  }

  /// The `Contents.json` of a folder, as far as it is needed.
  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  /// The limits of reading: the number of folders, their levels, the size of a `Contents.json`, and the number of
  /// notes.
  private static let most = (folders: 20_000, depth: 16, megabytes: 1, notes: 100)

  /// - Parameter catalogs: the paths of `.xcassets`.
  init(_ catalogs: [String]) {
    for catalog in catalogs { read(catalog, names: [], namespaces: [], depth: 0) }
    if folders > Self.most.folders {
      notes.append(
        ProjectNote(catalogs.first ?? "", "the asset catalogs have too many folders: the rest has no symbols"))
    }
    // Xcode generates the symbols in the order of the names, and the first of two equal symbols is used.
    var names: [AssetKind: Set<String>] = [:]
    for asset in found.sorted(by: { ($0.name, $0.path) < ($1.name, $1.path) })
    where names[asset.kind, default: []].insert(asset.name).inserted {
      add(asset)
    }
  }

  private mutating func add(_ asset: Asset) {
    let member = AssetSymbols.Member(symbol: asset.symbol, name: asset.name)
    if symbols[asset.kind, default: AssetSymbols()].add(member, in: asset.namespaces[...]) { return }
    guard notes.count < Self.most.notes else { return }
    let symbol = (asset.namespaces + [asset.symbol]).joined(separator: ".")
    notes.append(
      ProjectNote(asset.path, "the symbol \(symbol) of the \(asset.kind.word) is taken by another one: rename one"))
  }

  private mutating func read(_ folder: String, names: [String], namespaces: [String], depth: Int) {
    guard depth < Self.most.depth, folders <= Self.most.folders, let listing = FolderListing(folder) else { return }
    for entry in listing.entries where entry.isFolder && !entry.name.hasPrefix(".") {
      folders += 1
      guard folders <= Self.most.folders else { return }
      let path = listing.path(of: entry.name)
      let file = entry.name as NSString
      if let kind = AssetKind(folderExtension: file.pathExtension) {
        add(kind, named: file.deletingPathExtension, names: names, namespaces: namespaces, path: path)
      } else if !Self.isSet(file.pathExtension) {
        guard Self.isNamespace(path) else {
          read(path, names: names, namespaces: namespaces, depth: depth + 1)
          continue
        }
        guard let symbol = AssetSymbolName.namespace(entry.name), !Self.used.contains(symbol) else { continue }
        read(path, names: names + [entry.name], namespaces: namespaces + [symbol], depth: depth + 1)
      }
    }
  }

  private mutating func add(
    _ kind: AssetKind, named name: String, names: [String], namespaces: [String], path: String
  ) {
    guard let symbol = AssetSymbolName.member(name) else { return }
    let full = (names + [name]).joined(separator: "/")
    found.append(Asset(kind: kind, name: full, symbol: symbol, namespaces: namespaces, path: path))
  }

  /// Whether a folder in a catalog is an asset of another kind, such as an app icon, rather than a folder of assets.
  private static func isSet(_ pathExtension: String) -> Bool {
    pathExtension.hasSuffix("set") || others.contains(pathExtension)
  }

  private static let others: Set<String> = [
    "brandassets", "imagestack", "imagestacklayer", "launchimage", "stickerpack", "stickersequence", "sticker",
    "textureset", "spriteatlas", "arresourcegroup", "solidimagestack", "solidimagestacklayer",
  ]

  /// The names that the generated code refers to. Folders with these names are skipped, because a namespace would hide
  /// the names.
  private static let used: Set<String> = ["Swift", "Foundation", "UIKit", "ColorResource", "ImageResource"]

  private static func isNamespace(_ folder: String) -> Bool {
    guard let data = try? RegularFile.read("\(folder)/Contents.json", atMost: most.megabytes) else { return false }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace == true
  }
}
