import Foundation
import UIKit

/// The images and colours of the asset catalogs that belong to a document.
///
/// Catalogs are found and read on first use, and only once.
nonisolated final class AssetCatalog: @unchecked Sendable {
  private let documentPath: String
  private let lock = NSLock()
  private var contents: (images: [String: URL], colors: [String: URL])?
  private var images: [String: AssetImageSet?] = [:]
  private var colors: [String: AssetColorSet?] = [:]

  init(documentPath: String) {
    self.documentPath = documentPath
  }

  /// The image of that name for the device's scale and appearance; nil where the catalogs have none.
  func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage? {
    set(named: name, in: \.images, cache: \.images) { AssetImageSet(folder: $0, name: name) }?.image(for: traits)
  }

  /// The colour of that name, with its appearances; nil where the catalogs have none.
  func color(named name: String) -> UIColor? {
    set(named: name, in: \.colors, cache: \.colors) { AssetColorSet(folder: $0) }?.color
  }

  private typealias Contents = (images: [String: URL], colors: [String: URL])

  private func set<Value>(
    named name: String, in table: KeyPath<Contents, [String: URL]>,
    cache: ReferenceWritableKeyPath<AssetCatalog, [String: Value?]>, read: (URL) -> Value?
  ) -> Value? {
    lock.withLock {
      if let known = self[keyPath: cache][name] { return known }
      let contents = self.contents ?? Self.list(AssetCatalogFinder.catalogFolders(forDocumentAt: documentPath))
      self.contents = contents
      let value = contents[keyPath: table][name].flatMap(read)
      self[keyPath: cache][name] = .some(value)
      return value
    }
  }

  /// All sets of the catalogs by the names that documents use, which start with the folders that provide a namespace.
  /// Of two sets with one name, the one nearer to the document wins.
  private static func list(_ folders: [URL]) -> Contents {
    var contents: Contents = ([:], [:])
    for folder in folders { list(folder, prefix: "", into: &contents) }
    return contents
  }

  private static func list(_ folder: URL, prefix: String, into contents: inout Contents) {
    let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    for entry in entries {
      let url = folder.appendingPathComponent(entry)
      let name = prefix + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset": contents.images[name] = contents.images[name] ?? url
      case "colorset": contents.colors[name] = contents.colors[name] ?? url
      case "" where url.hasDirectoryPath || isFolder(url):
        list(url, prefix: providesNamespace(url) ? prefix + entry + "/" : prefix, into: &contents)
      default: break
      }
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    struct Folder: Decodable {
      var properties: Properties?
      struct Properties: Decodable {
        var providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
    }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
    return (try? JSONDecoder().decode(Folder.self, from: data))?.properties?.providesNamespace ?? false
  }
}
