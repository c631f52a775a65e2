import Audit
import Foundation
import Reports

/// One run of the audit on its way to its readers: what is printed, and the run file where one is asked for.
struct AuditRun {
  private var reporter: any Reporter
  private var runFile = RunFileReporter()
  private let file: PendingFile?
  /// The figures so far.
  private(set) var summary = RunSummary()

  /// - Parameters:
  ///   - reporter: makes what is printed.
  ///   - file: where the run file goes.
  init(reporter: any Reporter, file: PendingFile?) {
    self.reporter = reporter
    self.file = file
  }

  mutating func begin(_ header: RunHeader) throws -> String {
    try file?.append(runFile.begin(header))
    return try reporter.begin(header)
  }

  mutating func report(_ document: DocumentReport) throws -> String {
    summary.add(document)
    try file?.append(runFile.report(document))
    return try reporter.report(document)
  }

  mutating func end() throws -> String {
    try file?.append(runFile.end())
    try file?.commit()
    return try reporter.end()
  }
}
