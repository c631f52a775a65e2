import Foundation

/// The components of a date in the Gregorian calendar and in GMT, so that pictures do not depend on the machine's time
/// zone.
struct DateParts {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int
  /// The weekday: 0 for Sunday, 6 for Saturday.
  let weekday: Int

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  init(_ date: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .weekday], from: date)
    year = parts.year ?? 2001
    month = parts.month ?? 1
    day = parts.day ?? 1
    hour = parts.hour ?? 0
    minute = parts.minute ?? 0
    weekday = (parts.weekday ?? 1) - 1
  }

  var time: String { "\(hour):\(Self.twoDigits(minute))" }
  var shortDate: String { "\(Self.months[month - 1].prefix(3)) \(day), \(year)" }
  var weekdayAndDay: String { "\(Self.weekdays[weekday]) \(Self.months[month - 1].prefix(3)) \(day)" }

  /// The weekday of the first day of the month: 0 for Sunday, 6 for Saturday.
  var weekdayOfFirst: Int { ((weekday - (day - 1)) % 7 + 7) % 7 }

  var daysInMonth: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
