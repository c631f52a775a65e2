import Foundation

/// A time in a recording, as a fraction of whole numbers: ``value`` / ``timescale`` seconds.
public struct CMTime: Hashable, Sendable, Comparable {
  /// The numerator.
  public var value: Int64
  /// The denominator: units per second; 0 for a time that is not known.
  public var timescale: Int32

  public init() {
    value = 0
    timescale = 0
  }

  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  /// Creates a time from seconds, rounded to the nearest unit of the timescale. Seconds that are out of range give
  /// ``invalid``.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard let value = Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) else {
      self.init()
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  /// 0 seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is not known.
  public static let invalid = CMTime()
  /// A time that is not known. Here it is the same as ``invalid``.
  public static let indefinite = CMTime()

  /// The time in seconds; not a number where it is not known.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  /// Whether the time is known.
  public var isValid: Bool { timescale != 0 }

  /// Whether a time is before another one.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
}
