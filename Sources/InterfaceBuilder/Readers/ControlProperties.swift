import UIKit

/// Reads the properties that every `UIControl` has.
enum ControlProperties {
  static func apply(_ properties: Properties, to control: UIControl) {
    control.isEnabled = properties.bool("enabled") ?? true
    control.isSelected = properties.bool("selected") ?? false
    control.isHighlighted = properties.bool("highlighted") ?? false
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
