import Foundation

/// When pictures and view trees are recorded, as in swift-snapshot-testing.
public enum RecordMode: String, Hashable, Sendable {
  /// Always. Existing recordings are replaced.
  case all
  /// If there is no recording. The test fails the first time, so that nobody takes the recording for a comparison.
  case missing
  /// Never. A missing recording is a failure.
  case never

  /// The mode of tests that state none: the environment variable `SNUG_RECORD` or, without it, `missing`.
  public static var `default`: RecordMode {
    ProcessInfo.processInfo.environment["SNUG_RECORD"].flatMap(RecordMode.init) ?? .missing
  }
}
