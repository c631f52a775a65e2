import Foundation

/// An event or a reminder.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  public let calendarItemIdentifier = UUID().uuidString
  /// The calendar to which it belongs.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar!
  /// What it is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String!
  open var location: String?
  /// What else is known.
  open var notes: String?
  /// Its page.
  open var url: URL?
  open var timeZone: TimeZone?
  /// When the person is told. Inert.
  open var alarms: [EKAlarm]?
  /// Whether the person is told.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Adds an alarm. Inert: it is kept.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}
