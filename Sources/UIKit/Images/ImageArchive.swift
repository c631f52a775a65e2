import Foundation

/// Reads and writes an image in keyed archives: its name, its size, and the path of the file with its pixels.
///
/// The pixels themselves are not archived. As in UIKit's own nibs, they stay in the file or asset catalog.
struct ImageArchive {
  var properties: UIImage.Properties

  private enum Key {
    static let name = "UIResourceName"
    static let size = "UIImageSize"
    static let scale = "UIScale"
    static let path = "UIImagePath"
    static let isSymbol = "UIImageIsSymbol"
    static let renderingMode = "UIRenderingMode"
    static let alignmentInsets = "UIAlignmentRectInsets"
    static let capInsets = "UICapInsets"
    static let resizingMode = "UIResizingMode"
    static let flips = "UIImageFlippedForRightToLeft"
    static let preservesVector = "UIPreservesVectorRepresentation"
    static let baseline = "UIBaselineOffset"
    static let proportions = "UISymbolProportions"
    static let configuration = "UISymbolConfiguration"
  }

  init(_ properties: UIImage.Properties) {
    self.properties = properties
  }

  /// Reads an image from an archive. Missing values count as zero or as the default.
  init(from coder: NSCoder) {
    let path = coder.decodeIfPresent(String.self, forKey: Key.path)
    let contents: UIImage.Contents =
      coder.decodeBool(forKey: Key.isSymbol) ? .symbol : path.map { .file(path: $0) } ?? .placeholder
    properties = UIImage.Properties(
      name: coder.decodeIfPresent(String.self, forKey: Key.name), size: coder.decodeCGSize(forKey: Key.size),
      contents: contents)
    properties.scale = CGFloat(coder.decodeDouble(forKey: Key.scale))
    properties.renderingMode =
      UIImage.RenderingMode(rawValue: coder.decodeInteger(forKey: Key.renderingMode)) ?? .automatic
    properties.alignmentRectInsets = coder.decodeUIEdgeInsets(forKey: Key.alignmentInsets)
    properties.capInsets = coder.decodeUIEdgeInsets(forKey: Key.capInsets)
    properties.resizingMode = UIImage.ResizingMode(rawValue: coder.decodeInteger(forKey: Key.resizingMode)) ?? .tile
    properties.flipsForRightToLeftLayoutDirection = coder.decodeBool(forKey: Key.flips)
    properties.preservesVectorRepresentation = coder.decodeBool(forKey: Key.preservesVector)
    if coder.containsValue(forKey: Key.baseline) {
      properties.baselineOffsetFromBottom = CGFloat(coder.decodeDouble(forKey: Key.baseline))
    }
    if coder.containsValue(forKey: Key.proportions) {
      properties.symbolProportions = coder.decodeCGSize(forKey: Key.proportions)
    }
    properties.symbolConfiguration =
      coder.decodeIfPresent(UIImage.SymbolConfiguration.self, forKey: Key.configuration)
  }

  /// Writes the image into an archive.
  func encode(with coder: NSCoder) {
    coder.encode(properties.name, forKey: Key.name)
    coder.encode(properties.size, forKey: Key.size)
    coder.encode(Double(properties.scale), forKey: Key.scale)
    if case .file(let path) = properties.contents { coder.encode(path, forKey: Key.path) }
    coder.encode(properties.contents == .symbol, forKey: Key.isSymbol)
    coder.encode(properties.renderingMode.rawValue, forKey: Key.renderingMode)
    coder.encode(properties.alignmentRectInsets, forKey: Key.alignmentInsets)
    coder.encode(properties.capInsets, forKey: Key.capInsets)
    coder.encode(properties.resizingMode.rawValue, forKey: Key.resizingMode)
    coder.encode(properties.flipsForRightToLeftLayoutDirection, forKey: Key.flips)
    coder.encode(properties.preservesVectorRepresentation, forKey: Key.preservesVector)
    if let offset = properties.baselineOffsetFromBottom { coder.encode(Double(offset), forKey: Key.baseline) }
    if let proportions = properties.symbolProportions { coder.encode(proportions, forKey: Key.proportions) }
    coder.encode(properties.symbolConfiguration, forKey: Key.configuration)
  }
}
