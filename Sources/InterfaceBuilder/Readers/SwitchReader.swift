import UIKit

/// Reads `<switch>`.
enum SwitchReader: ViewReader {
  nonisolated static let attributes = "on preferredStyle thumbTintColor title"

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UISwitch { UISwitch() }

  static func configure(_ control: UISwitch, with properties: Properties, in tree: ViewTreeReader) {
    let context = tree.context
    ControlProperties.apply(properties, to: control)
    control.isOn = properties.bool("on") ?? false
    if let color = context.colors.color(properties.child(key: "onTintColor")) { control.onTintColor = color }
  }
}
