import Foundation
import Synchronization

/// A cache of asset catalogs: the catalogs of a project are found and listed once for all of its documents.
///
/// Catalogs that change later are not read again; make a new object to read them. Tasks can share an object.
///
/// ```swift
/// let assets = AssetCatalogs()
/// let documents = try paths.map { try InterfaceDocument.load(contentsOf: $0, assets: assets) }
/// ```
nonisolated public final class AssetCatalogs: Sendable {
  private let catalogs = Mutex(KnownCatalogs())

  /// Makes an empty cache.
  public init() {}

  /// Lets all catalogs find the assets in the folders of the running app's modules. On a device, a framework has them in its own
  /// bundle.
  package static func useModules(in folders: [String]) {
    AssetCatalog.useModules(
      folders.map {
        AssetCatalog(AssetCatalogFinder.Places(catalogs: [], project: URL(filePath: $0, directoryHint: .isDirectory)))
      })
  }

  /// The catalogs that belong to a document.
  func catalog(forDocumentAt path: String) -> AssetCatalog {
    catalogs.withLock { $0.catalog(forDocumentAt: path) }
  }
}

/// The asset catalogs that have been found so far.
private nonisolated struct KnownCatalogs {
  private var finder = AssetCatalogFinder()
  /// The catalogs by the path of the document.
  private var byDocument: [String: AssetCatalog] = [:]
  /// The catalogs by the folder of the document: documents in one folder have the same catalogs.
  private var byDocumentFolder: [String: AssetCatalog] = [:]
  /// The catalogs by the places where assets are looked for: documents with the same places share a catalog.
  private var byPlaces: [AssetCatalogFinder.Places: AssetCatalog] = [:]

  mutating func catalog(forDocumentAt path: String) -> AssetCatalog {
    if let known = byDocument[path] { return known }
    let documentFolder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let catalog = byDocumentFolder[documentFolder] ?? newCatalog(forDocumentAt: path)
    byDocumentFolder[documentFolder] = catalog
    byDocument[path] = catalog
    return catalog
  }

  private mutating func newCatalog(forDocumentAt path: String) -> AssetCatalog {
    let places = finder.places(forDocumentAt: path)
    let catalog = byPlaces[places] ?? AssetCatalog(places)
    byPlaces[places] = catalog
    return catalog
  }
}
