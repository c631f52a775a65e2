extension UILabel {
  private enum Key {
    static let text = "UIText"
    static let attributedText = "UIAttributedText"
    static let font = "UIFont"
    static let textColor = "UITextColor"
    static let highlightedColor = "UIHighlightedColor"
    static let shadowColor = "UIShadowColor"
    static let shadowOffset = "UIShadowOffset"
    static let alignment = "UITextAlignment"
    static let lineBreakMode = "UILineBreakMode"
    static let lineBreakStrategy = "UILineBreakStrategy"
    static let numberOfLines = "UINumberOfLines"
    static let adjustsSize = "UIAdjustsFontSizeToFit"
    static let minimumScale = "UIMinimumScaleFactor"
    static let tightens = "UIAllowsDefaultTighteningForTruncation"
    static let baseline = "UIBaselineAdjustment"
    static let maximumWidth = "UIPreferredMaxLayoutWidth"
    static let followsTextSize = "UIAdjustsFontForContentSizeCategory"
    static let isEnabled = "UIEnabled"
    static let isHighlighted = "UIHighlighted"
    static let fittingGroup = "SNFontFittingGroup"
  }

  func encodeText(with coder: NSCoder) {
    if hasRichText, let attributedText {
      AttributedStringArchive.encode(attributedText, with: coder, forKey: Key.attributedText)
    } else {
      coder.encode(text, forKey: Key.text)
    }
    coder.encode(ownFont, forKey: Key.font)
    coder.encode(textColor, forKey: Key.textColor)
    coder.encode(highlightedTextColor, forKey: Key.highlightedColor)
    coder.encode(shadowColor, forKey: Key.shadowColor)
    coder.encode(shadowOffset, forKey: Key.shadowOffset)
    coder.encode(textAlignment.rawValue, forKey: Key.alignment)
    coder.encode(lineBreakMode.rawValue, forKey: Key.lineBreakMode)
    coder.encode(Int(bitPattern: lineBreakStrategy.rawValue), forKey: Key.lineBreakStrategy)
    coder.encode(numberOfLines, forKey: Key.numberOfLines)
    coder.encode(adjustsFontSizeToFitWidth, forKey: Key.adjustsSize)
    coder.encode(Double(minimumScaleFactor), forKey: Key.minimumScale)
    coder.encode(allowsDefaultTighteningForTruncation, forKey: Key.tightens)
    coder.encode(baselineAdjustment.rawValue, forKey: Key.baseline)
    coder.encode(Double(preferredMaxLayoutWidth), forKey: Key.maximumWidth)
    coder.encode(adjustsFontForContentSizeCategory, forKey: Key.followsTextSize)
    coder.encode(isEnabled, forKey: Key.isEnabled)
    coder.encode(isHighlighted, forKey: Key.isHighlighted)
    coder.encode(fontFittingGroup, forKey: Key.fittingGroup)
  }

  func decodeText(from coder: NSCoder) {
    // If a plain view was archived and is decoded as a label, the archive has no values for the label.
    guard coder.containsValue(forKey: Key.numberOfLines) else { return }
    if let string = AttributedStringArchive.decode(from: coder, forKey: Key.attributedText) {
      attributedText = string
    } else {
      text = coder.decodeIfPresent(String.self, forKey: Key.text)
    }
    font = coder.decodeIfPresent(UIFont.self, forKey: Key.font)
    textColor = coder.decodeIfPresent(UIColor.self, forKey: Key.textColor)
    highlightedTextColor = coder.decodeIfPresent(UIColor.self, forKey: Key.highlightedColor)
    shadowColor = coder.decodeIfPresent(UIColor.self, forKey: Key.shadowColor)
    shadowOffset = coder.decodeCGSize(forKey: Key.shadowOffset)
    textAlignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .natural
    lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: Key.lineBreakMode)) ?? .byTruncatingTail
    lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(
      rawValue: UInt(bitPattern: coder.decodeInteger(forKey: Key.lineBreakStrategy)))
    numberOfLines = coder.decodeInteger(forKey: Key.numberOfLines)
    adjustsFontSizeToFitWidth = coder.decodeBool(forKey: Key.adjustsSize)
    minimumScaleFactor = CGFloat(coder.decodeDouble(forKey: Key.minimumScale))
    allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: Key.tightens)
    baselineAdjustment =
      UIBaselineAdjustment(rawValue: coder.decodeInteger(forKey: Key.baseline)) ?? .alignBaselines
    preferredMaxLayoutWidth = CGFloat(coder.decodeDouble(forKey: Key.maximumWidth))
    adjustsFontForContentSizeCategory = coder.decodeBool(forKey: Key.followsTextSize)
    isEnabled = coder.decodeBool(forKey: Key.isEnabled)
    isHighlighted = coder.decodeBool(forKey: Key.isHighlighted)
    fontFittingGroup = coder.decodeIfPresent(String.self, forKey: Key.fittingGroup)
  }
}
