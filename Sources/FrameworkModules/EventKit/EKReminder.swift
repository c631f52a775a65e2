import Foundation

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
  /// How urgent it is; 0 where that is not said, else from 1, the most urgent, to 9.
  open var priority = 0

  /// Creates a reminder.
  public init(eventStore: EKEventStore) {}
}
