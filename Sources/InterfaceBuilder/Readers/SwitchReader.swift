import UIKit

/// Reads `<switch>`.
enum SwitchReader: ViewReader {
  static func view(from properties: Properties, in tree: ViewTreeReader) -> UIView {
    let context = tree.context
    let control = UISwitch()
    ControlProperties.apply(properties, to: control)
    control.isOn = properties.bool("on") ?? false
    if let color = context.colors.color(properties.child(key: "onTintColor")) { control.onTintColor = color }
    return control
  }
}
