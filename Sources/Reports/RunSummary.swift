import Audit

/// The figures of a run.
public struct RunSummary: Codable, Hashable, Sendable {
  /// Documents looked at, including those that could not be read.
  public var documents = 0
  /// Documents that could not be read.
  public var failures = 0
  /// Screens laid out.
  public var screens = 0
  /// Findings with the outcome `Outcome.violation`.
  public var violations = 0
  /// Findings with the outcome `Outcome.needsReview`.
  public var needsReview = 0
  /// Things that were not looked at, over all screens.
  public var notChecked = 0

  /// The figures of an empty run.
  public init() {}

  /// Counts a document in.
  public mutating func add(_ report: DocumentReport) {
    documents += 1
    if report.failure != nil { failures += 1 }
    screens += report.screens.count
    for screen in report.screens {
      violations += screen.findings.count { $0.outcome == .violation }
      needsReview += screen.findings.count { $0.outcome == .needsReview }
      notChecked += screen.notChecked.count
    }
  }
}
