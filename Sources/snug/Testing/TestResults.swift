import Environments
import Foundation

/// Prints the results of tests, writes the references that they recorded, and makes the reports of a run.
@MainActor struct TestResults {
  private let console: any Console
  private let reports: [ReportTarget]
  private let lines: TestLines
  private let references: SnapshotReferences
  private var totals = TestTotals()
  private var boxes = BoxTotals()
  private var pages: [TestPage]
  private var xml: TestJUnitReport
  /// Whether a reference could not be written.
  private var isIncomplete = false

  /// - Parameters:
  ///   - app: the app with the tests.
  ///   - reports: the reports to write.
  ///   - console: the console to print the results on.
  init(of app: ProjectApp, reports: [ReportTarget], on console: any Console) {
    self.console = console
    self.reports = reports
    lines = TestLines(folder: FileManager.default.currentDirectoryPath)
    references = SnapshotReferences(checkout: app.checkout)
    pages = reports.filter(\.isFolder).map { TestPage(in: $0.path) }
    xml = TestJUnitReport(lines)
  }

  /// Adds a test that ran.
  mutating func add(_ entry: TestRun.Entry) throws {
    let outcome = TestOutcome(entry)
    totals.add(outcome)
    boxes.add(entry)
    let words = lines.lines(for: entry)
    for line in words { try console.write(PlainLine.of(line) + "\n") }
    for snapshot in entry.result.snapshots where snapshot.isRecorded {
      do {
        try references.write(snapshot)
        totals.recorded += 1
        try console.write(PlainLine.of(lines.line(for: snapshot)) + "\n")
      } catch {
        console.report("error: \(error)")
        isIncomplete = true
      }
    }
    xml.add(entry)
    guard outcome == .failed || outcome == .stopped else { return }
    for index in pages.indices { try pages[index].add(entry, lines: words) }
  }

  /// Adds a test that does not run.
  mutating func add(_ test: NotRunTest) throws {
    totals.notRun += 1
    try console.write(PlainLine.of(lines.line(for: test)) + "\n")
    xml.add(test)
  }

  /// Prints the totals and writes the reports.
  func end() throws -> Outcome {
    try console.write("\n\(totals.words)\n")
    for line in boxes.lines { try console.write(line + "\n") }
    for page in pages { try page.write(totals, boxes) }
    for report in reports where !report.isFolder { try OutputFile.write(Data(xml.text.utf8), to: report.path) }
    if totals.tests + totals.notRun == 0 { console.report("error: no test has such a name") }
    if isIncomplete || totals.notRun > 0 || totals.tests == 0 { return .incomplete }
    return totals.failures > 0 ? .violations : .success
  }
}
