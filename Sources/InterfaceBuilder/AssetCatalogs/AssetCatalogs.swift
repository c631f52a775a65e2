import Foundation
import Synchronization

/// The asset catalogs of projects, found and listed once for all documents that belong to them.
///
/// Catalogs that change later are not read again; make a new value to read them. Tasks can share a value.
///
/// ```swift
/// let assets = AssetCatalogs()
/// let documents = try paths.map { try InterfaceDocument.load(contentsOf: $0, assets: assets) }
/// ```
nonisolated public final class AssetCatalogs: Sendable {
  private let catalogs = Mutex(KnownCatalogs())

  /// Makes a value that knows no catalogs yet.
  public init() {}

  /// The catalogs that belong to a document.
  func catalog(forDocumentAt path: String) -> AssetCatalog {
    catalogs.withLock { $0.catalog(forDocumentAt: path) }
  }
}

/// The asset catalogs that were found so far.
private nonisolated struct KnownCatalogs {
  private var finder = AssetCatalogFinder()
  /// The catalogs by the paths of documents.
  private var byDocument: [String: AssetCatalog] = [:]
  /// The catalogs by the folders in which documents lie.
  private var byDocumentFolder: [String: AssetCatalog] = [:]
  /// The catalogs by the places where they were looked for.
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
