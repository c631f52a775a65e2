import Foundation

/// How far the person walks. The class exists for the signatures of methods: nothing is known.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// Since when.
  open var startDate: Date { .distantPast }
  /// The end.
  open var endDate: Date { .distantPast }
  /// Steps.
  open var numberOfSteps: NSNumber { 0 }
  /// Metres.
  open var distance: NSNumber? { nil }
  /// Floors up.
  open var floorsAscended: NSNumber? { nil }
  /// Floors down.
  open var floorsDescended: NSNumber? { nil }
  /// Seconds per metre.
  open var currentPace: NSNumber? { nil }
  /// Steps per second.
  open var currentCadence: NSNumber? { nil }
  /// Seconds per metre.
  open var averageActivePace: NSNumber? { nil }
  override init() {}
}
