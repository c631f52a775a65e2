import UIKit

/// Reads `<textField>`.
enum TextFieldReader: ViewReader {
  nonisolated static let attributes = """
    adjustsFontForContentSizeCategory adjustsFontSizeToFit borderStyle clearButtonMode clearsOnBeginEditing \
    minimumFontSize placeholder text textAlignment
    """

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UITextField { UITextField() }

  static func configure(_ field: UITextField, with properties: Properties, in tree: ViewTreeReader) {
    let context = tree.context
    ControlProperties.apply(properties, to: field)
    switch properties["borderStyle"] {
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    case "roundedRect": field.borderStyle = .roundedRect
    default: field.borderStyle = .none
    }
    field.textAlignment = TextValues.alignment(properties["textAlignment"]) ?? .left
    field.adjustsFontSizeToFitWidth = properties.bool("adjustsFontSizeToFit") ?? true
    field.minimumFontSize = properties.finite("minimumFontSize") ?? 0
    switch properties["clearButtonMode"] {
    case "whileEditing": field.clearButtonMode = .whileEditing
    case "unlessEditing": field.clearButtonMode = .unlessEditing
    case "always": field.clearButtonMode = .always
    default: field.clearButtonMode = .never
    }
    field.adjustsFontForContentSizeCategory = properties.bool("adjustsFontForContentSizeCategory") ?? false
    field.font =
      context.font(properties) ?? UIFont.systemFont(ofSize: 14)
    if let color = context.colors.color(properties.child(key: "textColor")) { field.textColor = color }
    field.isSecureTextEntry =
      properties.child(key: "textInputTraits").flatMap { $0.bool("secureTextEntry") } ?? false
    field.placeholder = context.text(properties, key: "placeholder")
    field.text = context.text(properties, key: "text")
    if let text = context.attributedText(properties, key: "attributedText") { field.attributedText = text }
  }
}
