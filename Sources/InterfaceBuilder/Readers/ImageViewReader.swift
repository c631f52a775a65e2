import UIKit

/// Reads `<imageView>`.
enum ImageViewReader: ViewReader {
  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UIImageView { UIImageView() }

  /// Gives an image view what its element says; a built-in row makes its image view itself.
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
