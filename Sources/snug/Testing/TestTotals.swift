/// The numbers of a run of tests.
struct TestTotals {
  private var counts: [TestOutcome: Int] = [:]
  /// The number of tests that do not run, because they do not compile.
  var notRun = 0
  /// The number of references that were written.
  var recorded = 0

  mutating func add(_ outcome: TestOutcome) { counts[outcome, default: 0] += 1 }

  private func count(_ outcome: TestOutcome) -> Int { counts[outcome] ?? 0 }

  /// The number of tests that ran.
  var tests: Int { counts.values.reduce(0, +) }
  /// The number of tests that failed or stopped.
  var failures: Int { count(.failed) + count(.stopped) }
  var skipped: Int { count(.skipped) }

  /// The numbers in one sentence.
  var words: String {
    let parts = [
      (count(.passed), "passed"), (count(.failed), "failed"), (count(.stopped), "stopped"), (skipped, "skipped"),
      (notRun, "did not run"),
    ]
    let all = tests + notRun
    let snapshots = recorded == 0 ? "" : "; \(recorded) \(recorded == 1 ? "snapshot was" : "snapshots were") recorded"
    return "\(all) \(all == 1 ? "test" : "tests"): "
      + parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ") + "\(snapshots)."
  }
}
