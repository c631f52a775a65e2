import Foundation

/// An event or a reminder.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  public let calendarItemIdentifier = UUID().uuidString
  /// The calendar to which it belongs.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar!
  /// The title.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String!
  open var location: String?
  /// The notes.
  open var notes: String?
  /// The web page.
  open var url: URL?
  open var timeZone: TimeZone?
  /// The alarms that remind the person. Inert.
  open var alarms: [EKAlarm]?
  /// Whether there are alarms.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Adds an alarm. Inert: it is kept, and never goes off.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}
