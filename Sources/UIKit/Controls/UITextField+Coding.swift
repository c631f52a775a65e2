extension UITextField {
  private enum Key {
    static let text = "UIText"
    static let attributedText = "UIAttributedText"
    static let placeholder = "UIPlaceholder"
    static let attributedPlaceholder = "UIAttributedPlaceholder"
    static let font = "UIFont"
    static let textColor = "UITextColor"
    static let alignment = "UITextAlignment"
    static let borderStyle = "UIBorderStyle"
    static let background = "UIBackground"
    static let isSecure = "UISecureTextEntry"
    static let adjustsSize = "UIAdjustsFontSizeToFit"
    static let minimumSize = "UIMinimumFontSize"
    static let clearButtonMode = "UIClearButtonMode"
    static let clearsOnBegin = "UIClearsOnBeginEditing"
    static let followsTextSize = "UIAdjustsFontForContentSizeCategory"
    static let leftView = "UILeftView"
    static let leftViewMode = "UILeftViewMode"
    static let rightView = "UIRightView"
    static let rightViewMode = "UIRightViewMode"
  }

  func encodeText(with coder: NSCoder) {
    if hasRichText, let attributedText {
      AttributedStringArchive.encode(attributedText, with: coder, forKey: Key.attributedText)
    } else {
      coder.encode(text, forKey: Key.text)
    }
    coder.encode(placeholder, forKey: Key.placeholder)
    if let attributedPlaceholder {
      AttributedStringArchive.encode(attributedPlaceholder, with: coder, forKey: Key.attributedPlaceholder)
    }
    coder.encode(ownFont, forKey: Key.font)
    coder.encode(textColor, forKey: Key.textColor)
    coder.encode(textAlignment.rawValue, forKey: Key.alignment)
    coder.encode(borderStyle.rawValue, forKey: Key.borderStyle)
    coder.encode(background, forKey: Key.background)
    coder.encode(isSecureTextEntry, forKey: Key.isSecure)
    coder.encode(adjustsFontSizeToFitWidth, forKey: Key.adjustsSize)
    coder.encode(Double(minimumFontSize), forKey: Key.minimumSize)
    coder.encode(clearButtonMode.rawValue, forKey: Key.clearButtonMode)
    coder.encode(clearsOnBeginEditing, forKey: Key.clearsOnBegin)
    coder.encode(adjustsFontForContentSizeCategory, forKey: Key.followsTextSize)
    coder.encode(leftView, forKey: Key.leftView)
    coder.encode(leftViewMode.rawValue, forKey: Key.leftViewMode)
    coder.encode(rightView, forKey: Key.rightView)
    coder.encode(rightViewMode.rawValue, forKey: Key.rightViewMode)
  }

  func decodeText(from coder: NSCoder) {
    if let string = AttributedStringArchive.decode(from: coder, forKey: Key.attributedText) {
      attributedText = string
    } else {
      text = coder.decodeIfPresent(String.self, forKey: Key.text)
    }
    placeholder = coder.decodeIfPresent(String.self, forKey: Key.placeholder)
    attributedPlaceholder = AttributedStringArchive.decode(from: coder, forKey: Key.attributedPlaceholder)
    font = coder.decodeIfPresent(UIFont.self, forKey: Key.font)
    textColor = coder.decodeIfPresent(UIColor.self, forKey: Key.textColor)
    if coder.containsValue(forKey: Key.alignment) {
      textAlignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .natural
    }
    borderStyle = BorderStyle(rawValue: coder.decodeInteger(forKey: Key.borderStyle)) ?? .none
    background = coder.decodeIfPresent(UIImage.self, forKey: Key.background)
    isSecureTextEntry = coder.decodeBool(forKey: Key.isSecure)
    adjustsFontSizeToFitWidth = coder.decodeBool(forKey: Key.adjustsSize)
    minimumFontSize = CGFloat(coder.decodeDouble(forKey: Key.minimumSize))
    clearButtonMode = ViewMode(rawValue: coder.decodeInteger(forKey: Key.clearButtonMode)) ?? .never
    clearsOnBeginEditing = coder.decodeBool(forKey: Key.clearsOnBegin)
    adjustsFontForContentSizeCategory = coder.decodeBool(forKey: Key.followsTextSize)
    leftView = coder.decodeIfPresent(UIView.self, forKey: Key.leftView)
    leftViewMode = ViewMode(rawValue: coder.decodeInteger(forKey: Key.leftViewMode)) ?? .never
    rightView = coder.decodeIfPresent(UIView.self, forKey: Key.rightView)
    rightViewMode = ViewMode(rawValue: coder.decodeInteger(forKey: Key.rightViewMode)) ?? .never
  }
}
