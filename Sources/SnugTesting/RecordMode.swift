import Foundation

/// When pictures and view trees are recorded, as in swift-snapshot-testing.
public enum RecordMode: String, Hashable, Sendable {
  /// Always. Existing recordings are replaced.
  case all
  /// Only if there is no recording. The test fails then, so that a first recording is not mistaken for a successful
  /// comparison.
  case missing
  /// Never. A missing recording is a failure.
  case never

  /// The mode of tests that do not set one: the value of the environment variable `SNUG_RECORD`, or else `missing`.
  public static var `default`: RecordMode {
    ProcessInfo.processInfo.environment["SNUG_RECORD"].flatMap(RecordMode.init) ?? .missing
  }
}
