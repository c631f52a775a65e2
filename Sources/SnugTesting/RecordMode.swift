import Foundation

/// When pictures and view trees are recorded, as in swift-snapshot-testing.
public enum RecordMode: String, Hashable, Sendable {
  /// Always: what is there is replaced.
  case all
  /// Where there is none. The test fails the first time, so that nobody takes it for a comparison.
  case missing
  /// Never: what is missing is a failure.
  case never

  /// The mode where a test names none: that of the environment variable `SNUG_RECORD`, or else `missing`.
  public static var `default`: RecordMode {
    ProcessInfo.processInfo.environment["SNUG_RECORD"].flatMap(RecordMode.init) ?? .missing
  }
}
