import Foundation
import UIKit

/// Reads `<datePicker>`.
enum DatePickerReader: ViewReader {
  nonisolated static let attributes =
    "countDownDuration datePickerMode locale minuteInterval roundsToMinuteInterval style useCurrentDate"

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UIDatePicker { UIDatePicker() }

  /// Configures a date picker. Documents have dates as seconds since 2001.
  ///
  /// A picker that shows the current date in the app shows 2001-01-01 here, because results must not depend on the
  /// clock.
  static func configure(_ picker: UIDatePicker, with properties: Properties, in tree: ViewTreeReader) {
    ControlProperties.apply(properties, to: picker)
    switch properties["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    default: picker.datePickerMode = .dateAndTime
    }
    if properties.bool("useCurrentDate") != true, let date = date("date", of: properties) { picker.date = date }
    picker.minimumDate = date("minimumDate", of: properties)
    picker.maximumDate = date("maximumDate", of: properties)
    if let interval = properties.int("minuteInterval"), (1...30).contains(interval) { picker.minuteInterval = interval }
    switch properties["style"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: picker.preferredDatePickerStyle = .automatic
    }
  }

  private static func date(_ key: String, of properties: Properties) -> Date? {
    properties.child(key: key)?.finite("timeIntervalSinceReferenceDate").map(Date.init(timeIntervalSinceReferenceDate:))
  }
}
