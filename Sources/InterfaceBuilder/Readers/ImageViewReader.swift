import UIKit

/// Reads `<imageView>`.
enum ImageViewReader: ViewReader {
  nonisolated static let attributes = """
    adjustsImageSizeForAccessibilityContentSizeCategory catalog highlightedImage image
    """

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UIImageView { UIImageView() }

  /// Configures an image view from its element. ``TableViewCellReader`` calls this, too, for the image views that cells
  /// with a built-in style make themselves.
  static func configure(_ view: UIImageView, with properties: Properties, in tree: ViewTreeReader) {
    let context = tree.context
    view.image = context.images.image(of: properties, key: "image")
    view.highlightedImage = context.images.image(of: properties, key: "highlightedImage")
    view.isHighlighted = properties.bool("highlighted") ?? false
    if let configuration = context.images.symbolConfiguration(properties.element) {
      view.preferredSymbolConfiguration = configuration
    }
    if let adjusts = properties.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
      view.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
    }
  }
}
