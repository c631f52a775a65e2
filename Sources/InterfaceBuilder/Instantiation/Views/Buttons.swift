import UIKit

extension SceneInstantiator {
  func makeButton(_ properties: Properties) -> UIView {
    let button = UIButton(type: Self.buttonType(properties["buttonType"]))
    applyControlProperties(properties, to: button)
    let follows = properties.bool("adjustsFontForContentSizeCategory") ?? false
    button.titleLabel?.adjustsFontForContentSizeCategory = follows
    if let font = font(properties, follows: follows) {
      button.titleLabel?.font = font
    } else if properties["buttonType"] == nil {
      button.titleLabel?.font = UIFont.systemFont(ofSize: UIFont.buttonFontSize)
    } else {
      button.titleLabel?.font = UIFont.systemFont(ofSize: 15)
    }
    if let adjusts = properties.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
      button.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
    }
    if let mode = TextValues.lineBreakMode(properties["lineBreakMode"]) { button.titleLabel?.lineBreakMode = mode }
    for child in properties.element.children where child.name == "state" {
      applyState(child, of: properties, to: button)
    }
    if let insets = insets(properties, key: "contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = insets(properties, key: "titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = insets(properties, key: "imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let element = properties.child(key: "configuration"), element.name == "buttonConfiguration" {
      button.configuration = buttonConfiguration(element, of: properties)
    }
    return button
  }

  /// Insets of buttons, tables and layouts: `minX` is the left one and `minY` the top one.
  func insets(_ properties: Properties, key: String) -> UIEdgeInsets? {
    guard let inset = properties.child(key: key), inset.name == "inset" else { return nil }
    return UIEdgeInsets(
      top: inset.finite("minY") ?? 0, left: inset.finite("minX") ?? 0, bottom: inset.finite("maxY") ?? 0,
      right: inset.finite("maxX") ?? 0)
  }

  private static func buttonType(_ name: String?) -> UIButton.ButtonType {
    switch name {
    case "roundedRect", "system": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: .custom
    }
  }

  private func applyState(_ state: Element, of properties: Properties, to button: UIButton) {
    let name = state["key"] ?? "normal"
    let controlState: UIControl.State
    switch name {
    case "highlighted": controlState = .highlighted
    case "selected": controlState = .selected
    case "disabled": controlState = .disabled
    case "focused": controlState = .focused
    default: controlState = .normal
    }
    if let title = localized(properties, "\(name)Title") ?? state.string("title") {
      button.setTitle(title, for: controlState)
    }
    if let title = strings.attributedString(state.child(key: "attributedTitle")) {
      button.setAttributedTitle(title, for: controlState)
    }
    if let color = colors.color(state.child("color", key: "titleColor")) {
      button.setTitleColor(color, for: controlState)
    }
    if let image = images.image(of: state, key: "image") { button.setImage(image, for: controlState) }
    if let image = images.image(of: state, key: "backgroundImage") {
      button.setBackgroundImage(image, for: controlState)
    }
    if let configuration = images.symbolConfiguration(state) {
      button.setPreferredSymbolConfiguration(configuration, forImageIn: controlState)
    }
  }

  private func buttonConfiguration(_ element: Element, of properties: Properties) -> UIButton.Configuration {
    var configuration = Self.configurationStyle(element["style"])
    configuration.title = localized(properties, "configuration.title") ?? element.string("title")
    configuration.subtitle = localized(properties, "configuration.subtitle") ?? element.string("subtitle")
    if let title = strings.attributedString(element.child(key: "attributedTitle")) {
      configuration.attributedTitle = title
    }
    configuration.image = images.image(of: element, key: "image")
    configuration.preferredSymbolConfigurationForImage = images.symbolConfiguration(element)
    if let padding = element.finite("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.finite("titlePadding") { configuration.titlePadding = padding }
    switch element["imagePlacement"] {
    case "leading": configuration.imagePlacement = .leading
    case "trailing": configuration.imagePlacement = .trailing
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    default: break
    }
    switch element["buttonSize"] {
    case "mini": configuration.buttonSize = .mini
    case "small": configuration.buttonSize = .small
    case "medium": configuration.buttonSize = .medium
    case "large": configuration.buttonSize = .large
    default: break
    }
    switch element["cornerStyle"] {
    case "fixed": configuration.cornerStyle = .fixed
    case "small": configuration.cornerStyle = .small
    case "medium": configuration.cornerStyle = .medium
    case "large": configuration.cornerStyle = .large
    case "capsule": configuration.cornerStyle = .capsule
    default: break
    }
    if let insets = element.child(key: "contentInsets"), insets.name == "directionalEdgeInsets" {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.finite("top") ?? 0, leading: insets.finite("leading") ?? 0, bottom: insets.finite("bottom") ?? 0,
        trailing: insets.finite("trailing") ?? 0)
    }
    configuration.titleFont =
      FontReader.font(element.child(key: "titleFontDescription"), traits: traits)
      ?? FontReader.font(element.child("fontDescription", key: "titleFontDescription"), traits: traits)
      ?? fontChosenByUIKit(for: configuration.buttonSize)
    if let color = colors.color(element.child("color", key: "baseForegroundColor")) {
      configuration.baseForegroundColor = color
    }
    if let color = colors.color(element.child("color", key: "baseBackgroundColor")) {
      configuration.baseBackgroundColor = color
    }
    if let indicator = element.bool("showsActivityIndicator") { configuration.showsActivityIndicator = indicator }
    return configuration
  }

  /// The canvas has a text size of its own for the fonts of documents; those that UIKit chooses itself it shows at Large.
  private func fontChosenByUIKit(for size: UIButton.Configuration.Size) -> UIFont? {
    guard hasTextSizeOfCanvas else { return nil }
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let style: UIFont.TextStyle = size == .small || size == .mini ? .subheadline : .body
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
    return font.withSize(font.pointSize)
  }

  private static func configurationStyle(_ name: String?) -> UIButton.Configuration {
    switch name {
    case "filled", "borderedProminent": .filled()
    case "tinted", "borderedTinted": .tinted()
    case "gray", "bordered": .gray()
    case "borderless": .borderless()
    default: .plain()
    }
  }
}
