import Foundation

/// A part of a film.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it starts.
  public var start: CMTime
  /// The duration.
  public var duration: CMTime
  /// Creates a part.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
}
