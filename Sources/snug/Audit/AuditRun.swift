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
    try write(runFile.report(document))
    return try reporter.report(document)
  }

  mutating func end() throws -> String {
    try write(runFile.end())
    try file?.commit()
    return try reporter.end()
  }

  private func write(_ text: String) throws {
    try file?.append(Data(text.utf8))
  }
}
