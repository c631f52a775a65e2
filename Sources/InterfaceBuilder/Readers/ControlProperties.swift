import UIKit

/// Reads the properties that every `UIControl` has.
enum ControlProperties {
  static func apply(_ properties: Properties, to control: UIControl) {
    // Only what the document states is set: overrides of the app's classes run already, before their initializers end.
    if let isEnabled = properties.bool("enabled") { control.isEnabled = isEnabled }
    if let isSelected = properties.bool("selected") { control.isSelected = isSelected }
    if let isHighlighted = properties.bool("highlighted") { control.isHighlighted = isHighlighted }
    switch properties["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "fill": control.contentHorizontalAlignment = .fill
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    case "center": control.contentHorizontalAlignment = .center
    default: break
    }
    switch properties["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    case "center": control.contentVerticalAlignment = .center
    default: break
    }
  }
}
