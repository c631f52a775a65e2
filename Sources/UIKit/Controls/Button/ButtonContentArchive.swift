// How a button's content is stored in keyed archives. Each value has its own key with a prefix, because Foundation on
// Linux doesn't decode nested containers reliably.

extension UIButton.StateContent {
  /// Encodes what the button shows in one control state, under keys that begin with `prefix`.
  func encode(with coder: NSCoder, prefix: String) {
    coder.encode(title, forKey: prefix + "UITitle")
    if let attributedTitle {
      AttributedStringArchive.encode(attributedTitle, with: coder, forKey: prefix + "UIAttributedTitle")
    }
    coder.encode(titleColor, forKey: prefix + "UITitleColor")
    coder.encode(image, forKey: prefix + "UIImage")
    coder.encode(backgroundImage, forKey: prefix + "UIBackgroundImage")
    coder.encode(symbolConfiguration, forKey: prefix + "UIPreferredSymbolConfiguration")
  }

  /// Decodes what the button shows in one control state, from keys that begin with `prefix`.
  init(from coder: NSCoder, prefix: String) {
    title = coder.decodeIfPresent(String.self, forKey: prefix + "UITitle")
    attributedTitle = AttributedStringArchive.decode(from: coder, forKey: prefix + "UIAttributedTitle")
    titleColor = coder.decodeIfPresent(UIColor.self, forKey: prefix + "UITitleColor")
    image = coder.decodeIfPresent(UIImage.self, forKey: prefix + "UIImage")
    backgroundImage = coder.decodeIfPresent(UIImage.self, forKey: prefix + "UIBackgroundImage")
    symbolConfiguration = coder.decodeIfPresent(
      UIImage.SymbolConfiguration.self, forKey: prefix + "UIPreferredSymbolConfiguration")
  }
}

extension UIButton.Configuration {
  /// Encodes the configuration under keys that begin with `prefix`.
  func encode(with coder: NSCoder, prefix: String) {
    coder.encode(style.rawValue, forKey: prefix + "style")
    coder.encode(title, forKey: prefix + "title")
    if let styledTitle {
      AttributedStringArchive.encode(styledTitle, with: coder, forKey: prefix + "attributedTitle")
    }
    coder.encode(titleFont, forKey: prefix + "titleFont")
    coder.encode(subtitle, forKey: prefix + "subtitle")
    coder.encode(image, forKey: prefix + "image")
    coder.encode(preferredSymbolConfigurationForImage, forKey: prefix + "symbolConfiguration")
    coder.encode(Int(imagePlacement.rawValue), forKey: prefix + "imagePlacement")
    coder.encode(Double(imagePadding), forKey: prefix + "imagePadding")
    coder.encode(Double(titlePadding), forKey: prefix + "titlePadding")
    coder.encode(titleAlignment.rawValue, forKey: prefix + "titleAlignment")
    coder.encode(titleLineBreakMode.rawValue, forKey: prefix + "titleLineBreakMode")
    if let statedContentInsets { coder.encode(statedContentInsets, forKey: prefix + "contentInsets") }
    coder.encode(buttonSize.rawValue, forKey: prefix + "buttonSize")
    coder.encode(cornerStyle.rawValue, forKey: prefix + "cornerStyle")
    coder.encode(baseForegroundColor, forKey: prefix + "baseForegroundColor")
    coder.encode(baseBackgroundColor, forKey: prefix + "baseBackgroundColor")
    coder.encode(showsActivityIndicator, forKey: prefix + "showsActivityIndicator")
  }

  /// Decodes a configuration from keys that begin with `prefix`.
  init(from coder: NSCoder, prefix: String) {
    func choice<Value: RawRepresentable>(_ key: String, _ fallback: Value) -> Value where Value.RawValue == Int {
      Value(rawValue: coder.decodeInteger(forKey: prefix + key)) ?? fallback
    }
    self.init(style: choice("style", Style.plain))
    title = coder.decodeIfPresent(String.self, forKey: prefix + "title")
    styledTitle = AttributedStringArchive.decode(from: coder, forKey: prefix + "attributedTitle")
    titleFont = coder.decodeIfPresent(UIFont.self, forKey: prefix + "titleFont")
    subtitle = coder.decodeIfPresent(String.self, forKey: prefix + "subtitle")
    image = coder.decodeIfPresent(UIImage.self, forKey: prefix + "image")
    preferredSymbolConfigurationForImage = coder.decodeIfPresent(
      UIImage.SymbolConfiguration.self, forKey: prefix + "symbolConfiguration")
    imagePlacement = NSDirectionalRectEdge(
      rawValue: UInt(max(0, coder.decodeInteger(forKey: prefix + "imagePlacement"))))
    imagePadding = CGFloat(coder.decodeDouble(forKey: prefix + "imagePadding"))
    titlePadding = CGFloat(coder.decodeDouble(forKey: prefix + "titlePadding"))
    titleAlignment = choice("titleAlignment", titleAlignment)
    titleLineBreakMode = choice("titleLineBreakMode", titleLineBreakMode)
    if coder.containsValue(forKey: prefix + "contentInsets") {
      statedContentInsets = coder.decodeDirectionalEdgeInsets(forKey: prefix + "contentInsets")
    }
    buttonSize = choice("buttonSize", buttonSize)
    cornerStyle = choice("cornerStyle", cornerStyle)
    baseForegroundColor = coder.decodeIfPresent(UIColor.self, forKey: prefix + "baseForegroundColor")
    baseBackgroundColor = coder.decodeIfPresent(UIColor.self, forKey: prefix + "baseBackgroundColor")
    showsActivityIndicator = coder.decodeBool(forKey: prefix + "showsActivityIndicator")
  }
}
