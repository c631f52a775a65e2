import Foundation
import InputFiles
import UIKit

/// An `.imageset` of an asset catalog: one picture in variants for scale, device, appearance and contrast.
nonisolated struct AssetImageSet: Sendable {
  private struct Variant: Sendable {
    var path: String
    /// Pixels per point; nil for vector pictures.
    var scale: Double?
    var idiom: String
    var isDark: Bool
    /// Whether the picture is for increased contrast.
    var isStrong: Bool
    var capInsets: UIEdgeInsets?
    var tiles: Bool
  }

  private let name: String
  private let variants: [Variant]
  private let isTemplate: Bool?
  private let preservesVector: Bool
  private let sizes = ImageSizes()

  init?(folder: URL, name: String) {
    guard let data = AssetCatalog.contents(of: folder),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return nil }
    self.name = name
    variants = (file.images ?? []).compactMap { entry in
      // A file name with a path could lead to a file outside of the set.
      guard let filename = entry.filename, !filename.contains("/") else { return nil }
      let scale = entry.scale.flatMap { Double($0.dropLast()) }
      let insets = entry.resizing?.capInsets
      return Variant(
        path: folder.appendingPathComponent(filename).path, scale: scale, idiom: entry.idiom ?? "universal",
        isDark: entry.appearances?.contains(.dark) ?? false, isStrong: entry.appearances?.contains(.strong) ?? false,
        // `Contents.json` has cap insets in pixels, UIKit in points.
        capInsets: insets.map {
          UIEdgeInsets(
            top: ($0.top ?? 0) / (scale ?? 1), left: ($0.left ?? 0) / (scale ?? 1),
            bottom: ($0.bottom ?? 0) / (scale ?? 1), right: ($0.right ?? 0) / (scale ?? 1))
        },
        tiles: entry.resizing?.center?.mode == "tile")
    }
    switch file.properties?.templateRenderingIntent {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: isTemplate = nil
    }
    preservesVector = file.properties?.preservesVectorRepresentation ?? false
  }

  /// Makes a set of picture files outside of a catalog, whose names state scale and device: `name@2x~ipad.png`.
  init(files: [URL], name: String) {
    self.name = name
    variants = files.map { file in
      let stem = LoosePictureName(file.lastPathComponent)
      return Variant(
        path: file.path, scale: stem.scale, idiom: stem.idiom, isDark: false, isStrong: false, capInsets: nil,
        tiles: false)
    }
    isTemplate = nil
    preservesVector = false
  }

  /// The variant for the given traits, as an image that has a size in points and refers to the file; nil if no variant
  /// can be read.
  ///
  /// - Parameter storedSize: the size in points of a PDF whose own size cannot be read, because it is in a compressed
  ///   stream.
  func image(for traits: UITraitCollection, storedSize: CGSize? = nil) -> UIImage? {
    for variant in ordered(for: traits) {
      let isPDF = variant.path.lowercased().hasSuffix(".pdf")
      guard let pixels = sizes.size(of: variant.path) ?? (isPDF ? storedSize : nil) else { continue }
      let isVector = isPDF || variant.path.lowercased().hasSuffix(".svg")
      let scale = isVector ? 1 : variant.scale ?? 1
      var image = UIImage(
        name: name, size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale,
        contents: .file(path: variant.path), preservesVectorRepresentation: preservesVector)
      if let insets = variant.capInsets {
        image = image.resizableImage(withCapInsets: insets, resizingMode: variant.tiles ? .tile : .stretch)
      }
      if let isTemplate { image = image.withRenderingMode(isTemplate ? .alwaysTemplate : .alwaysOriginal) }
      return image
    }
    return nil
  }

  /// The files of the set that are missing or are no readable pictures.
  ///
  /// A PDF counts as readable even if its size is unknown, because the size may be in a compressed stream.
  var unreadableFiles: [String] {
    variants.map(\.path).filter { path in
      guard let data = try? RegularFile.map(path) else { return true }
      return ImageHeader.size(of: data) == nil && !ImageHeader.isPDF(data)
    }
  }

  /// All variants, best match first: ordered by appearance and contrast, then by device, then by scale.
  private func ordered(for traits: UITraitCollection) -> [Variant] {
    let isDark = traits.userInterfaceStyle == .dark
    let isStrong = traits.accessibilityContrast == .high
    let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    let wanted = max(Double(traits.displayScale), 1)
    func rank(_ variant: Variant) -> (Int, Int, Double) {
      let luminosity = variant.isDark == isDark ? 0 : variant.isDark ? 2 : 1
      let appearance = luminosity * 3 + (variant.isStrong == isStrong ? 0 : variant.isStrong ? 2 : 1)
      let device = variant.idiom == idiom ? 0 : variant.idiom == "universal" ? 1 : 2
      // A larger scale than needed is better than a smaller one.
      let scale = variant.scale.map { $0 >= wanted ? $0 - wanted : (wanted - $0) + 10 } ?? 0
      return (appearance, device, scale)
    }
    return variants.enumerated()
      .sorted { left, right in
        let (a, b) = (rank(left.element), rank(right.element))
        return (a.0, a.1, a.2, left.offset) < (b.0, b.1, b.2, right.offset)
      }
      .map(\.element)
  }

  private struct File: Decodable {
    var images: [Entry]?
    var properties: Properties?

    struct Entry: Decodable {
      var filename: String?
      var scale: String?
      var idiom: String?
      var appearances: [AssetAppearance]?
      var resizing: Resizing?
    }

    struct Resizing: Decodable {
      var capInsets: Insets?
      var center: Center?
      enum CodingKeys: String, CodingKey {
        case capInsets = "cap-insets"
        case center
      }
    }

    struct Insets: Decodable {
      var top: Double?
      var left: Double?
      var bottom: Double?
      var right: Double?
    }

    struct Center: Decodable {
      var mode: String?
    }

    struct Properties: Decodable {
      var templateRenderingIntent: String?
      var preservesVectorRepresentation: Bool?
      enum CodingKeys: String, CodingKey {
        case templateRenderingIntent = "template-rendering-intent"
        case preservesVectorRepresentation = "preserves-vector-representation"
      }
    }
  }
}
