import Foundation

/// An event or a reminder.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  public let calendarItemIdentifier = UUID().uuidString
  /// The calendar to which the item belongs.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar!
  /// The title.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String!
  open var location: String?
  /// The notes.
  open var notes: String?
  /// A web page that belongs to the item.
  open var url: URL?
  open var timeZone: TimeZone?
  /// The alarms that remind the user of the item. Inert: they never go off.
  open var alarms: [EKAlarm]?
  /// Whether there are alarms.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Adds an alarm. The alarm is kept, but never goes off.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}
