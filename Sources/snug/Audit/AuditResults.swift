import Audit
import Configuration
import InputFiles
import Reports

/// What an audit makes of its documents: it marks what is known, and passes the rest to the reports.
@MainActor struct AuditResults {
  private let plan: RunPlan
  private let console: any Console
  /// The rules by which each document is audited.
  private let rules: [PathBytes: [String]]
  /// Where the run comes from, for the header of a page.
  private let origin: RunOrigin?
  private var known: KnownFindings
  /// The indices of the documents in the whole run, if this run is a part of one.
  private var numbers: [PathBytes: Int] = [:]
  /// What is printed and written.
  private(set) var reports: AuditReports

  /// - Parameters:
  ///   - plan: the plan of the run.
  ///   - reports: what is printed and written.
  ///   - origin: where the run comes from, for the header of a page; `nil` if there is none.
  ///   - console: where it is printed.
  init(of plan: RunPlan, to reports: AuditReports, origin: RunOrigin?, on console: any Console) {
    self.plan = plan
    self.reports = reports
    self.origin = origin
    self.console = console
    known = KnownFindings(plan.configuration, plan.baseline, isWhole: plan.isWhole)
    rules = Dictionary(
      plan.documents.map { (PathBytes($0.path), $0.settings?.rules ?? []) }, uniquingKeysWith: { first, _ in first })
  }

  /// Begins with the documents of the whole run; returns those that are audited.
  ///
  /// - Parameter apps: what the apps were compiled without.
  mutating func begin(_ documents: [FoundDocument], apps: [AppCodeRecord]) throws -> [FoundDocument] {
    let asked =
      plan.documents.compactMap(\.settings) + [plan.settings(forDocumentAt: plan.configuration.path)].compactMap(\.self)
    let identifiers = Set(asked.flatMap(\.rules))
    var header = RunHeader(
      tool: "snug \(ProgramVersion.current)",
      rules: RuleCatalogue.rules.filter { identifiers.contains($0.identifier) })
    let split = try plan.shard.map { try SplitRun(documents, into: $0) }
    header.shard = split?.description
    header.origin = origin
    header.apps = apps
    numbers = split?.numbers ?? [:]
    try console.write(reports.begin(header))
    return split?.documents ?? documents
  }

  /// Adds a document that was audited.
  mutating func document(_ compact: CompactReport) throws {
    var report = try compact.whole
    let path = PathBytes(report.document)
    report.number = numbers[path]
    for idle in report.idleSuppressions {
      console.report("\(report.document):\(idle.line): warning: snug.ignore of \(idle.rule) suppresses nothing")
    }
    try console.write(reports.report(known.mark(report, rules: rules[path] ?? [])))
  }

  /// Adds a document that could not be audited.
  mutating func failure(_ fault: DocumentFault, of document: FoundDocument) throws {
    var report = DocumentReport(document: document.path, failure: fault)
    report.number = numbers[PathBytes(document.path)]
    try console.write(reports.report(report))
  }

  /// Ends after an interruption.
  func interrupt() throws {
    for path in try reports.interrupt() {
      console.report("\(path) holds what was audited before the interruption")
    }
  }

  /// Ends the reports, and reports what is known and was not found.
  ///
  /// - Parameter isStrict: whether a baseline that lists what is not found makes the run fail.
  mutating func end(isStrict: Bool) throws -> Outcome {
    try console.write(reports.end())
    return try known.end(isStrict: isStrict, on: console)
  }
}
