import Foundation

/// What the person does. The class exists for the signatures of methods: nothing is known.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  /// Whether the device lies still.
  open var stationary: Bool { false }
  /// Whether the person walks.
  open var walking: Bool { false }
  /// Whether the person runs.
  open var running: Bool { false }
  /// Whether the person sits in a car.
  open var automotive: Bool { false }
  /// Whether the person rides a bicycle.
  open var cycling: Bool { false }
  /// Whether that is not known.
  open var unknown: Bool { true }
  /// The start.
  open var startDate: Date { .distantPast }
  /// The confidence.
  open var confidence: CMMotionActivityConfidence { .low }
}
