import Foundation

/// When the person is told. Inert.
open class EKAlarm: NSObject, @unchecked Sendable {
  /// At which time.
  open var absoluteDate: Date?
  /// How long after the start, in seconds; below 0 for before.
  open var relativeOffset: TimeInterval = 0

  /// At a time.
  public init(absoluteDate date: Date) { absoluteDate = date }
  /// After the start, in seconds; below 0 for before.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}
