import UIKit

/// Reads `<datePicker>`.
enum DatePickerReader: ViewReader {
  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UIDatePicker { UIDatePicker() }

  static func configure(_ picker: UIDatePicker, with properties: Properties, in tree: ViewTreeReader) {
    ControlProperties.apply(properties, to: picker)
    switch properties["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    default: picker.datePickerMode = .dateAndTime
    }
    switch properties["style"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: picker.preferredDatePickerStyle = .automatic
    }
  }
}
