import Foundation
@_exported import UIKit

/// The calendars of the device. The app may not read them.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// The calendar of new events: none.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// The identifier of the store.
  public let eventStoreIdentifier = UUID().uuidString

  /// Creates a store.
  public override init() {}
  /// Whether the app may read: no.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
  /// Asks whether the app may read. The answer is no.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, nil)
  }
  /// Asks whether the app may read events. The answer is no.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
  /// Asks whether the app may read events. The answer is no.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Asks whether the app may write events. The answer is no.
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  /// Asks whether the app may write events. The answer is no.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Asks whether the app may read reminders. The answer is no.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
  /// Asks whether the app may read reminders. The answer is no.
  open func requestFullAccessToReminders() async throws -> Bool { false }

  /// All calendars: none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// The calendar of an identifier: none.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// The calendar of new reminders: none.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// Finds events between two times.
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Finds reminders.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  /// Events: none.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Reads reminders. There is none.
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return NSObject()
  }
  /// The event of an identifier: none.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// The event or reminder of an identifier: none.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Writes an event. Throws, since the app has no permission.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Removes an event. Throws, since the app has no permission.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Writes a reminder. Throws, since the app has no permission.
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Removes a reminder. Throws, since the app has no permission.
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Writes what was changed: nothing.
  open func commit() throws {}
  /// Forgets what was changed: nothing.
  open func reset() {}
}
