import Foundation
@_exported import UIKit

/// When the person is told. Inert.
open class EKAlarm: NSObject {
  /// At which time.
  open var absoluteDate: Date?
  /// How long after the start, in seconds; below 0 for before.
  open var relativeOffset: TimeInterval = 0

  /// At a time.
  @kept(absoluteDate = date) public init(absoluteDate date: Date)
  /// After the start, in seconds; below 0 for before.
  @kept(relativeOffset = offset) public init(relativeOffset offset: TimeInterval)
}

/// Whether an app may read calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, fullAccess, writeOnly
  /// The app may read and write, by its name until iOS 17.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// A calendar.
open class EKCalendar: NSObject {
  /// The name.
  open var title = ""
  /// The colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var cgColor: CGColor!
  /// The identifier.
  public let calendarIdentifier = UUID().uuidString
  /// Whether events can be changed.
  @answers(true) open var allowsContentModifications: Bool { get }

  /// Creates a calendar.
  @inert public init(for entityType: EKEntityType, eventStore: EKEventStore)
}

/// An event or a reminder.
@byHand open class EKCalendarItem: NSObject, @unchecked Sendable {
  /// The identifier.
  public let calendarItemIdentifier = UUID().uuidString
  /// The calendar to which it belongs.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar!
  /// What it is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String!
  /// The location.
  open var location: String?
  /// What else is known.
  open var notes: String?
  /// Its page.
  open var url: URL?
  /// The zone of its times.
  open var timeZone: TimeZone?
  /// When the person is told. Inert.
  open var alarms: [EKAlarm]?
  /// Whether the person is told.
  open var hasAlarms: Bool { get }
  /// Adds an alarm. Inert: it is kept.
  open func addAlarm(_ alarm: EKAlarm)
  /// Removes an alarm.
  open func removeAlarm(_ alarm: EKAlarm)
}

/// What a calendar holds.
public enum EKEntityType: UInt, Sendable {
  case event = 0, reminder
}

/// Why calendars cannot be read.
public struct EKError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case noCalendar = 1
    case internalFailure = 5
    case eventStoreNotAuthorized = 29
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  @kept public init(_ code: Code)
}

/// Something that happens at a time.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// The identifier, once the event was written.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @answers(nil) open var eventIdentifier: String! { get }
  /// When it starts.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var startDate: Date!
  /// When it ends.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var endDate: Date!
  /// Whether it lasts whole days.
  open var isAllDay = false

  /// Creates an event.
  @inert public init(eventStore: EKEventStore)
}

/// The calendars of the device. The app may not read them.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// The calendar of new events: none.
  @answers(nil) open var defaultCalendarForNewEvents: EKCalendar? { get }
  /// The identifier of the store.
  public let eventStoreIdentifier = UUID().uuidString

  /// Creates a store.
  public override init()
  /// Whether the app may read: no.
  @answers(.denied) open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus
  /// Asks whether the app may read. The answer is no.
  @answers(completion(false, nil))
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  )
  /// Asks whether the app may read events. The answer is no.
  @answers(completion(false, nil))
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void)
  /// Asks whether the app may read events. The answer is no.
  @answers(false) open func requestFullAccessToEvents() async throws -> Bool
  /// Asks whether the app may write events. The answer is no.
  @answers(completion(false, nil))
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void)
  /// Asks whether the app may write events. The answer is no.
  @answers(false) open func requestWriteOnlyAccessToEvents() async throws -> Bool
  /// Asks whether the app may read reminders. The answer is no.
  @answers(completion(false, nil))
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void)
  /// Asks whether the app may read reminders. The answer is no.
  @answers(false) open func requestFullAccessToReminders() async throws -> Bool

  /// All calendars: none.
  @answers([]) open func calendars(for entityType: EKEntityType) -> [EKCalendar]
  /// The calendar of an identifier: none.
  @answers(nil) open func calendar(withIdentifier identifier: String) -> EKCalendar?
  /// The calendar of new reminders: none.
  @answers(nil) open func defaultCalendarForNewReminders() -> EKCalendar?
  /// Finds events between two times.
  @answers(NSPredicate(value: false))
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
  /// Finds reminders.
  @answers(NSPredicate(value: false)) open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate
  /// Events: none.
  @answers([]) open func events(matching predicate: NSPredicate) -> [EKEvent]
  /// Reads reminders. There is none.
  @kept(completion([])) @answers(NSObject())
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any
  /// The event of an identifier: none.
  @answers(nil) open func event(withIdentifier identifier: String) -> EKEvent?
  /// The event or reminder of an identifier: none.
  @answers(nil) open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem?
  /// Writes an event. Throws, since the app has no permission.
  @answers(throwing: EKError(.eventStoreNotAuthorized))
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws
  /// Removes an event. Throws, since the app has no permission.
  @answers(throwing: EKError(.eventStoreNotAuthorized))
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws
  /// Writes a reminder. Throws, since the app has no permission.
  @answers(throwing: EKError(.eventStoreNotAuthorized)) open func save(_ reminder: EKReminder, commit: Bool) throws
  /// Removes a reminder. Throws, since the app has no permission.
  @answers(throwing: EKError(.eventStoreNotAuthorized)) open func remove(_ reminder: EKReminder, commit: Bool) throws
  /// Writes what was changed: nothing.
  @inert open func commit() throws
  /// Forgets what was changed: nothing.
  @inert open func reset()
}

extension NSNotification.Name {
  /// Calendars have changed. Inert: it is never sent.
  @inert public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// Something to do.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// When it has to be done.
  open var dueDateComponents: DateComponents?
  /// When it can be started.
  open var startDateComponents: DateComponents?
  /// When it was done.
  open var completionDate: Date?
  /// Whether it was done.
  open var isCompleted = false
  /// The priority: from 1, the most urgent, to 9; 0 for none.
  open var priority = 0

  /// Creates a reminder.
  @inert public init(eventStore: EKEventStore)
}

/// How many of repeated events are changed.
public enum EKSpan: Int, Sendable {
  case thisEvent = 0, futureEvents
}
