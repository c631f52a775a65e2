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
  /// The priority: from 1, the most urgent, to 9; 0 for none.
  open var priority = 0

  /// Creates a reminder.
  public init(eventStore: EKEventStore) {}
}
