extension UIImageView {
  private enum Key {
    static let image = "UIImage"
    static let highlightedImage = "UIHighlightedImage"
    static let isHighlighted = "UIHighlighted"
    static let configuration = "UIPreferredSymbolConfiguration"
    static let adjustsSize = "UIAdjustsImageSizeForAccessibilityContentSizeCategory"
  }

  func encodeImages(with coder: NSCoder) {
    coder.encode(image, forKey: Key.image)
    coder.encode(highlightedImage, forKey: Key.highlightedImage)
    coder.encode(isHighlighted, forKey: Key.isHighlighted)
    coder.encode(preferredSymbolConfiguration, forKey: Key.configuration)
    coder.encode(adjustsImageSizeForAccessibilityContentSizeCategory, forKey: Key.adjustsSize)
  }

  func decodeImages(from coder: NSCoder) {
    image = coder.decodeIfPresent(UIImage.self, forKey: Key.image)
    highlightedImage = coder.decodeIfPresent(UIImage.self, forKey: Key.highlightedImage)
    isHighlighted = coder.decodeBool(forKey: Key.isHighlighted)
    preferredSymbolConfiguration =
      coder.decodeIfPresent(UIImage.SymbolConfiguration.self, forKey: Key.configuration)
    adjustsImageSizeForAccessibilityContentSizeCategory = coder.decodeBool(forKey: Key.adjustsSize)
  }
}
