extension UITextView {
  private enum Key {
    static let text = "UIText"
    static let attributedText = "UIAttributedText"
    static let font = "UIFont"
    static let textColor = "UITextColor"
    static let alignment = "UITextAlignment"
    static let inset = "UITextContainerInset"
    static let padding = "UILineFragmentPadding"
    static let maximumLines = "UIMaximumNumberOfLines"
    static let lineBreakMode = "UILineBreakMode"
    static let isEditable = "UIEditable"
    static let isSelectable = "UISelectable"
    static let isScrollEnabled = "UIScrollEnabled"
    static let followsTextSize = "UIAdjustsFontForContentSizeCategory"
  }

  func encodeText(with coder: NSCoder) {
    if hasRichText {
      AttributedStringArchive.encode(attributedText, with: coder, forKey: Key.attributedText)
    } else {
      coder.encode(text ?? "", forKey: Key.text)
    }
    coder.encode(ownFont, forKey: Key.font)
    coder.encode(textColor, forKey: Key.textColor)
    coder.encode(textAlignment.rawValue, forKey: Key.alignment)
    coder.encode(textContainerInset, forKey: Key.inset)
    coder.encode(Double(textContainer.lineFragmentPadding), forKey: Key.padding)
    coder.encode(textContainer.maximumNumberOfLines, forKey: Key.maximumLines)
    coder.encode(textContainer.lineBreakMode.rawValue, forKey: Key.lineBreakMode)
    coder.encode(isEditable, forKey: Key.isEditable)
    coder.encode(isSelectable, forKey: Key.isSelectable)
    coder.encode(isScrollEnabled, forKey: Key.isScrollEnabled)
    coder.encode(adjustsFontForContentSizeCategory, forKey: Key.followsTextSize)
  }

  func decodeText(from coder: NSCoder) {
    guard coder.containsValue(forKey: Key.inset) else { return }
    if let string = AttributedStringArchive.decode(from: coder, forKey: Key.attributedText) {
      attributedText = string
    } else {
      text = coder.decodeIfPresent(String.self, forKey: Key.text)
    }
    font = coder.decodeIfPresent(UIFont.self, forKey: Key.font)
    textColor = coder.decodeIfPresent(UIColor.self, forKey: Key.textColor)
    textAlignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .natural
    textContainerInset = coder.decodeUIEdgeInsets(forKey: Key.inset)
    textContainer.lineFragmentPadding = CGFloat(coder.decodeDouble(forKey: Key.padding))
    textContainer.maximumNumberOfLines = coder.decodeInteger(forKey: Key.maximumLines)
    textContainer.lineBreakMode =
      NSLineBreakMode(rawValue: coder.decodeInteger(forKey: Key.lineBreakMode)) ?? .byWordWrapping
    isEditable = coder.decodeBool(forKey: Key.isEditable)
    isSelectable = coder.decodeBool(forKey: Key.isSelectable)
    isScrollEnabled = coder.decodeBool(forKey: Key.isScrollEnabled)
    adjustsFontForContentSizeCategory = coder.decodeBool(forKey: Key.followsTextSize)
  }
}
