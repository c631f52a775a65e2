import UIKit

/// Reads `<buttonConfiguration>`.
enum ButtonConfigurationReader {
  static func configuration(
    _ element: Element, of properties: Properties, in context: ReadingContext
  ) -> UIButton.Configuration {
    var configuration = Self.configurationStyle(element["style"])
    configuration.title = context.localized(
      properties.element, "configuration.title", original: element.string("title"))
    configuration.subtitle =
      context.localized(properties.element, "configuration.subtitle", original: element.string("subtitle"))
    if let title = context.strings.attributedString(element.child(key: "attributedTitle")) {
      configuration.styledTitle = title
    }
    configuration.image = context.images.image(of: element, key: "image")
    configuration.preferredSymbolConfigurationForImage = context.images.symbolConfiguration(element)
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
      FontReader.font(element.child(key: "titleFontDescription"), traits: context.traits)
      ?? FontReader.font(element.child("fontDescription", key: "titleFontDescription"), traits: context.traits)
    if let color = context.colors.color(element.child("color", key: "baseForegroundColor")) {
      configuration.baseForegroundColor = color
    }
    if let color = context.colors.color(element.child("color", key: "baseBackgroundColor")) {
      configuration.baseBackgroundColor = color
    }
    if let indicator = element.bool("showsActivityIndicator") { configuration.showsActivityIndicator = indicator }
    return configuration
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
