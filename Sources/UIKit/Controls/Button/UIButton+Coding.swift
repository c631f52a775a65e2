extension UIButton {
  private enum Key {
    static let type = "UIButtonType"
    static let contents = "UIButtonStatefulContent"
    static let configuration = "UIButtonConfiguration"
    static let font = "UIFont"
    static let followsTextSize = "UIAdjustsFontForContentSizeCategory"
    static let lineBreakMode = "UILineBreakMode"
    static let numberOfLines = "UINumberOfLines"
    static let contentInsets = "UIContentEdgeInsets"
    static let titleInsets = "UITitleEdgeInsets"
    static let imageInsets = "UIImageEdgeInsets"
    static let adjustsImage = "UIAdjustsImageSizeForAccessibilityContentSizeCategory"
    static let statesInsets = "SNStatesContentEdgeInsets"
  }

  func encodeContent(with coder: NSCoder) {
    coder.encode(buttonType.rawValue, forKey: Key.type)
    let states = stateContents.keys.map(\.rawValue).sorted()
    coder.encode(states.map(String.init).joined(separator: " "), forKey: Key.contents)
    for (state, content) in stateContents { content.encode(with: coder, prefix: "\(Key.contents).\(state.rawValue).") }
    coder.encode(configuration != nil, forKey: Key.configuration)
    configuration?.encode(with: coder, prefix: Key.configuration + ".")
    coder.encode(titleLabel?.font, forKey: Key.font)
    coder.encode(titleLabel?.adjustsFontForContentSizeCategory ?? false, forKey: Key.followsTextSize)
    coder.encode(titleLabel?.lineBreakMode.rawValue ?? 0, forKey: Key.lineBreakMode)
    coder.encode(titleLabel?.numberOfLines ?? 1, forKey: Key.numberOfLines)
    coder.encode(contentEdgeInsets, forKey: Key.contentInsets)
    coder.encode(titleEdgeInsets, forKey: Key.titleInsets)
    coder.encode(imageEdgeInsets, forKey: Key.imageInsets)
    coder.encode(adjustsImageSizeForAccessibilityContentSizeCategory, forKey: Key.adjustsImage)
    coder.encode(statesContentEdgeInsets, forKey: Key.statesInsets)
  }

  func decodeContent(from coder: NSCoder) {
    guard coder.containsValue(forKey: Key.contents) else { return }
    restoreType(ButtonType(rawValue: coder.decodeInteger(forKey: Key.type)) ?? .custom)
    titleLabel?.font = coder.decodeIfPresent(UIFont.self, forKey: Key.font)
    titleLabel?.adjustsFontForContentSizeCategory = coder.decodeBool(forKey: Key.followsTextSize)
    titleLabel?.numberOfLines = coder.decodeInteger(forKey: Key.numberOfLines)
    titleLabel?.lineBreakMode =
      NSLineBreakMode(rawValue: coder.decodeInteger(forKey: Key.lineBreakMode)) ?? .byTruncatingMiddle
    contentEdgeInsets = coder.decodeUIEdgeInsets(forKey: Key.contentInsets)
    titleEdgeInsets = coder.decodeUIEdgeInsets(forKey: Key.titleInsets)
    imageEdgeInsets = coder.decodeUIEdgeInsets(forKey: Key.imageInsets)
    adjustsImageSizeForAccessibilityContentSizeCategory = coder.decodeBool(forKey: Key.adjustsImage)
    statesContentEdgeInsets = coder.decodeBool(forKey: Key.statesInsets)
    for state in (coder.decodeIfPresent(String.self, forKey: Key.contents) ?? "").split(separator: " ") {
      guard let bits = UInt(state) else { continue }
      stateContents[State(rawValue: bits)] = StateContent(from: coder, prefix: "\(Key.contents).\(bits).")
    }
    if coder.decodeBool(forKey: Key.configuration) {
      configuration = Configuration(from: coder, prefix: Key.configuration + ".")
    }
    contentDidChange()
  }
}
