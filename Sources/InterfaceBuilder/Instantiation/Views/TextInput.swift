import UIKit

extension SceneInstantiator {
  func makeTextField(_ properties: Properties) -> UIView {
    let field = UITextField()
    applyControlProperties(properties, to: field)
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
    field.font = font(properties, follows: field.adjustsFontForContentSizeCategory) ?? UIFont.systemFont(ofSize: 14)
    if let color = colors.color(properties.child(key: "textColor")) { field.textColor = color }
    field.isSecureTextEntry =
      properties.child(key: "textInputTraits").flatMap { $0.bool("secureTextEntry") } ?? false
    field.placeholder = text(properties, key: "placeholder")
    field.text = text(properties, key: "text")
    if let text = attributedText(properties, key: "attributedText") { field.attributedText = text }
    return field
  }

  func makeTextView(_ properties: Properties) -> UIView {
    let view = UITextView()
    applyScrollProperties(properties, to: view)
    view.isEditable = properties.bool("editable") ?? true
    view.isSelectable = properties.bool("selectable") ?? true
    view.textAlignment = TextValues.alignment(properties["textAlignment"]) ?? .left
    view.adjustsFontForContentSizeCategory = properties.bool("adjustsFontForContentSizeCategory") ?? false
    if let font = font(properties, follows: view.adjustsFontForContentSizeCategory) { view.font = font }
    if let color = colors.color(properties.child(key: "textColor")) { view.textColor = color }
    if properties.bool("usesAttributedText") == true {
      view.attributedText = attributedText(properties, key: "attributedText")
    } else {
      view.text = text(properties, key: "text")
    }
    return view
  }
}
