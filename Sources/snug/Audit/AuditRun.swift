import Audit
import Foundation
import Reports

/// One run of the audit on its way to its readers: what is printed, and the run file where one is asked for.
@MainActor struct AuditRun {
  private var reporter: any Reporter
  private var runFile = RunFileReporter()
  private let file: OutputFile?
  /// The figures so far.
  private(set) var summary = RunSummary()
  /// The most severe finding so far by outcome.
  private(set) var worst: [Audit.Outcome: Impact] = [:]

  /// - Parameters:
  ///   - reporter: makes what is printed.
  ///   - file: where the run file goes.
  init(reporter: any Reporter, file: OutputFile?) {
    self.reporter = reporter
    self.file = file
  }

  mutating func begin(_ header: RunHeader) throws -> String {
    try write(runFile.begin(header))
    return try reporter.begin(header)
  }

  mutating func report(_ document: DocumentReport) throws -> String {
    summary.add(document)
    for finding in document.screens.flatMap(\.openFindings) {
      worst[finding.outcome] = max(worst[finding.outcome] ?? .minor, finding.impact)
    }
    try write(runFile.report(document))
    return try reporter.report(document)
  }

  mutating func end() throws -> String {
    try write(runFile.end())
    try file?.commit()
    return try reporter.end()
  }

  /// Whether the run fails: it has a violation of an impact or above.
  ///
  /// - Parameters:
  ///   - impact: the least impact.
  ///   - isStrict: whether what needs review counts as well.
  func fails(from impact: Impact, isStrict: Bool) -> Bool {
    let outcomes: [Audit.Outcome] = isStrict ? [.violation, .needsReview] : [.violation]
    return outcomes.contains { worst[$0].map { $0 >= impact } ?? false }
  }

  private func write(_ text: String) throws {
    try file?.append(Data(text.utf8))
  }
}
