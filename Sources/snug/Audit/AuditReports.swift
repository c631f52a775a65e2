import Audit
import Reports

/// The output of an audit: the text on standard output and the report files.
///
/// ``AuditResults`` passes it the documents, and a ``ReportOutput`` writes each file.
@MainActor struct AuditReports {
  private var printed: [any Reporter]
  private var outputs: [ReportOutput]
  private var jobSummary: JobSummary?
  /// The numbers of documents and findings that were reported so far.
  private(set) var summary = RunSummary()
  /// The findings so far that are neither suppressed nor in the baseline, with what decides whether they fail the run.
  private var open: [(entry: Baseline.Entry, outcome: Audit.Outcome, impact: Impact)] = []

  /// - Parameters:
  ///   - printed: the reporters of the printed text.
  ///   - outputs: the reports that are written.
  ///   - summary: the job summary for GitHub Actions; `nil` elsewhere.
  init(printed: [any Reporter], outputs: [ReportOutput], summary: JobSummary? = nil) {
    self.printed = printed
    self.outputs = outputs
    jobSummary = summary
  }

  mutating func begin(_ header: RunHeader) throws -> String {
    for index in outputs.indices { try outputs[index].begin(header) }
    return try text { reporter in try reporter.begin(header) }
  }

  mutating func report(_ document: DocumentReport) throws -> String {
    summary.add(document)
    for finding in document.screens.flatMap(\.openFindings) {
      open.append((Baseline.Entry(finding, in: finding.document), finding.outcome, finding.impact))
    }
    for index in outputs.indices { try outputs[index].report(document) }
    jobSummary?.report(document)
    return try text { reporter in try reporter.report(document) }
  }

  mutating func end() throws -> String {
    for index in outputs.indices { try outputs[index].end() }
    try jobSummary?.end()
    return try text { reporter in try reporter.end() }
  }

  /// Ends the reports of a run that was interrupted.
  ///
  /// - Returns: the paths of the report files that were kept.
  func interrupt() throws -> [String] { try outputs.compactMap { try $0.interrupt() } }

  /// Whether findings make the run fail: there is a violation of at least a given impact that is neither suppressed nor
  /// in the baseline.
  ///
  /// - Parameters:
  ///   - impact: the lowest impact that counts.
  ///   - isStrict: whether findings that need review count as well.
  ///   - mended: the findings that do not count any more, because an edit has mended them.
  func fails(from impact: Impact, isStrict: Bool, without mended: Set<Baseline.Entry> = []) -> Bool {
    open.contains { finding in
      (isStrict || finding.outcome == .violation) && finding.impact >= impact && !mended.contains(finding.entry)
    }
  }

  /// The text that all reports on standard output get in one step, such as the report of one document.
  private mutating func text(_ step: (inout any Reporter) throws -> String) rethrows -> String {
    var text = ""
    for index in printed.indices { text += try step(&printed[index]) }
    return text
  }
}
