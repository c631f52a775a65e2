import UIKit

/// Reads `<datePicker>`.
enum DatePickerReader: ViewReader {
  static func view(from properties: Properties, in tree: ViewTreeReader) -> UIView {
    let picker = UIDatePicker()
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
    return picker
  }
}
