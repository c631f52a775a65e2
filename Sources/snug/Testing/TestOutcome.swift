/// How a test ended.
enum TestOutcome: String {
  case passed, failed, skipped
  /// The process ended before the test.
  case stopped

  init(_ entry: TestRun.Entry) {
    if entry.stop != nil {
      self = .stopped
    } else if !entry.result.issues.isEmpty {
      self = .failed
    } else {
      self = entry.result.skipped == nil ? .passed : .skipped
    }
  }
}
