import Foundation

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
