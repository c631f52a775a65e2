// Made by `make surface` from Surface/EventKit.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// When the person is told. Inert.
open class EKAlarm: NSObject {
  /// At which time.
  open var absoluteDate: Date?
  /// How long after the start, in seconds; below 0 for before.
  open var relativeOffset: TimeInterval = 0

  /// At a time.
  public init(absoluteDate date: Date) { absoluteDate = date }
  /// After the start, in seconds; below 0 for before.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
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
  open var allowsContentModifications: Bool { true }

  /// Creates a calendar.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
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
  public init(_ code: Code) { self.code = code }
}

/// Something that happens at a time.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// The identifier, once the event was written.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventIdentifier: String! { nil }
  /// When it starts.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var startDate: Date!
  /// When it ends.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var endDate: Date!
  /// Whether it lasts whole days.
  open var isAllDay = false

  /// Creates an event.
  public init(eventStore: EKEventStore) {}
}

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
  ) { completion(false, nil) }
  /// Asks whether the app may read events. The answer is no.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
  /// Asks whether the app may read events. The answer is no.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Asks whether the app may write events. The answer is no.
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
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
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
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
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Removes an event. Throws, since the app has no permission.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Writes a reminder. Throws, since the app has no permission.
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Removes a reminder. Throws, since the app has no permission.
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Writes what was changed: nothing. Inert.
  open func commit() throws {}
  /// Forgets what was changed: nothing. Inert.
  open func reset() {}
}

extension NSNotification.Name {
  /// Calendars have changed. Inert: it is never sent.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
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
  public init(eventStore: EKEventStore) {}
}

/// How many of repeated events are changed.
public enum EKSpan: Int, Sendable {
  case thisEvent = 0, futureEvents
}

@_spi(Generated) extension EKEventStore: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { EKEventStore() }
}
