import UIKit

/// Reads `<button>`.
enum ButtonReader: ViewReader {
  nonisolated static let attributes = """
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted \
    buttonType changesSelectionAsPrimaryAction hasAttributedTitle hoverStyle lineBreakMode pointerInteraction \
    reversesTitleShadowWhenHighlighted role showsTouchWhenHighlighted
    """

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UIButton {
    UIButton(type: buttonType(properties["buttonType"]))
  }

  static func adopt(_ properties: Properties, in button: UIButton) {
    button.restoreType(buttonType(properties["buttonType"]))
  }

  static func configure(_ button: UIButton, with properties: Properties, in tree: ViewTreeReader) {
    let context = tree.context
    ControlProperties.apply(properties, to: button)
    let follows = properties.bool("adjustsFontForContentSizeCategory") ?? false
    button.titleLabel?.adjustsFontForContentSizeCategory = follows
    if let font = context.font(properties) {
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
      applyState(child, of: properties, to: button, in: context)
    }
    if let insets = properties.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = properties.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = properties.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let element = properties.child(key: "configuration"), element.name == "buttonConfiguration" {
      button.configuration = ButtonConfigurationReader.configuration(element, of: properties, in: context)
    }
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

  private static func applyState(
    _ state: Element, of properties: Properties, to button: UIButton, in context: ReadingContext
  ) {
    let name = state["key"] ?? "normal"
    let controlState: UIControl.State
    switch name {
    case "highlighted": controlState = .highlighted
    case "selected": controlState = .selected
    case "disabled": controlState = .disabled
    case "focused": controlState = .focused
    default: controlState = .normal
    }
    // If a button has a configuration, only the configuration's title counts. Interface Builder may leave an older
    // title of the state in the document.
    let isConfigured = properties.child(key: "configuration") != nil
    if !isConfigured, let title = context.localized(properties.element, "\(name)Title", original: state.string("title"))
    {
      button.setTitle(title, for: controlState)
    }
    if !isConfigured, let title = context.strings.attributedString(state.child(key: "attributedTitle")) {
      button.setAttributedTitle(title, for: controlState)
    }
    if let color = context.colors.color(state.child("color", key: "titleColor")) {
      button.setTitleColor(color, for: controlState)
    }
    if let image = context.images.image(of: state, key: "image") { button.setImage(image, for: controlState) }
    if let image = context.images.image(of: state, key: "backgroundImage") {
      button.setBackgroundImage(image, for: controlState)
    }
    if let configuration = context.images.symbolConfiguration(state) {
      button.setPreferredSymbolConfiguration(configuration, forImageIn: controlState)
    }
  }
}
