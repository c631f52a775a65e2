import InterfaceBuilder
import UIKit

nonisolated extension MatrixCell {
  /// The cell of an environment.
  public init(_ environment: Environment) {
    self.init(
      device: environment.device.id, deviceName: environment.device.name,
      orientation: environment.orientation.rawValue, width: environment.screenSize.width,
      height: environment.screenSize.height, textSize: TextSize.name(of: environment.contentSizeCategory),
      locale: environment.locale ?? MatrixCell.documentLocale,
      direction: environment.direction == .rightToLeft ? "rtl" : "ltr", appearance: environment.appearance.rawValue,
      contrast: environment.contrast.rawValue, boldText: environment.isTextBold ? "on" : "off",
      content: environment.content.rawValue)
  }
}
