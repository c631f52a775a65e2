import UIKit

/// Reads `<stepper>`.
enum StepperReader: ViewReader {
  static func view(from properties: Properties, in tree: ViewTreeReader) -> UIView {
    let stepper = UIStepper()
    ControlProperties.apply(properties, to: stepper)
    stepper.minimumValue = properties.finite("minimumValue") ?? 0
    stepper.maximumValue = properties.finite("maximumValue") ?? 100
    stepper.value = properties.finite("value") ?? 0
    return stepper
  }
}
