import Foundation
import UIKit

/// The images and colours of the asset catalogs that belong to a document.
///
/// They are listed on first use. A set is read when a document first names it, and only once.
nonisolated final class AssetCatalog: @unchecked Sendable {
  private let folders: [URL]
  private let lock = NSLock()
  private var listing: AssetListing?
  private var images: [String: AssetImageSet?] = [:]
  private var colors: [String: AssetColorSet?] = [:]

  /// - Parameter folders: the catalogs, the one that counts most first.
  init(folders: [URL]) {
    self.folders = folders
  }

  /// The image of that name for the device's scale and appearance; nil where the catalogs have none.
  func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage? {
    imageSet(named: name)?.image(for: traits)
  }

  /// The colour of that name, with its appearances; nil where the catalogs have none.
  func color(named name: String) -> UIColor? {
    set(named: name, in: \.colors, cache: \.colors) { AssetColorSet(folder: $0) }?.color
  }

  /// Whether the catalogs have a colour of that name; nil where they have no colours at all.
  func hasColor(named name: String) -> Bool? {
    lock.withLock {
      let colors = knownListing().colors
      return colors.isEmpty ? nil : colors[name] != nil
    }
  }

  /// The files, from the catalog on, that keep an image from being read; empty where the catalogs have none.
  func unreadableFiles(ofImageNamed name: String) -> [String] {
    if let set = imageSet(named: name) { return set.unreadableFiles.map(Self.pathInCatalog) }
    return unreadableContents(of: name, in: \.images)
  }

  /// The files, from the catalog on, that keep a colour from being read; empty where the catalogs have none.
  func unreadableFiles(ofColorNamed name: String) -> [String] {
    color(named: name) == nil ? unreadableContents(of: name, in: \.colors) : []
  }

  /// What a folder of a catalog says about itself; nil if it says nothing.
  static func contents(of folder: URL) -> Data? {
    try? RegularFile.read(folder.appendingPathComponent("Contents.json").path, atMost: 1)
  }

  private func imageSet(named name: String) -> AssetImageSet? {
    set(named: name, in: \.images, cache: \.images) { AssetImageSet(folder: $0, name: name) }
  }

  private func unreadableContents(of name: String, in table: KeyPath<AssetListing, [String: URL]>) -> [String] {
    let folder = lock.withLock { listing?[keyPath: table][name] }
    return folder.map { [Self.pathInCatalog($0.appendingPathComponent("Contents.json").path)] } ?? []
  }

  /// The end of a path, from the catalog on.
  private static func pathInCatalog(_ path: String) -> String {
    let parts = path.split(separator: "/")
    let catalog = parts.lastIndex { $0.hasSuffix(".xcassets") } ?? parts.startIndex
    return parts[catalog...].joined(separator: "/")
  }

  private func set<Value>(
    named name: String, in table: KeyPath<AssetListing, [String: URL]>,
    cache: ReferenceWritableKeyPath<AssetCatalog, [String: Value?]>, read: (URL) -> Value?
  ) -> Value? {
    lock.withLock {
      if let known = self[keyPath: cache][name] { return known }
      let value = knownListing()[keyPath: table][name].flatMap(read)
      self[keyPath: cache][name] = .some(value)
      return value
    }
  }

  /// The sets of the catalogs, found on first use. Call it with the lock held.
  private func knownListing() -> AssetListing {
    let listing = self.listing ?? AssetListing(catalogs: folders)
    self.listing = listing
    return listing
  }
}
