import UIKit

/// Reads `<stepper>`.
enum StepperReader: ViewReader {
  nonisolated static let attributes = "maximumValue minimumValue stepValue value"

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UIStepper { UIStepper() }

  static func configure(_ stepper: UIStepper, with properties: Properties, in tree: ViewTreeReader) {
    ControlProperties.apply(properties, to: stepper)
    stepper.minimumValue = properties.finite("minimumValue") ?? 0
    stepper.maximumValue = properties.finite("maximumValue") ?? 100
    stepper.value = properties.finite("value") ?? 0
  }
}
