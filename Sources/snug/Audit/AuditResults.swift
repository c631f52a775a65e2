import Audit
import Configuration
import Environments
import Foundation
import InputFiles
import Reports

/// Receives the report of each audited document, marks the findings that are suppressed or in the baseline, and passes
/// the report on to the output.
@MainActor struct AuditResults {
  private let plan: RunPlan
  private let console: any Console
  /// The identifiers of the rules by which each document is audited, by the document's path.
  private let rules: [PathBytes: [String]]
  /// The project, commit and command of the run, for the top of an HTML report.
  private let origin: RunOrigin?
  private var known: KnownFindings
  /// The index of each document in the whole audit, by the document's path; empty unless several machines share the
  /// audit and this run does one part (a shard) of it.
  private var numbers: [PathBytes: Int] = [:]
  /// The edits of findings that are written.
  var fixes: FixRun
  /// The printed text and the report files.
  private(set) var reports: AuditReports

  /// - Parameters:
  ///   - plan: the plan of the run.
  ///   - reports: the printed text and the report files.
  ///   - fixes: takes the findings whose edits are written.
  ///   - origin: the project, commit and command of the run, for the top of an HTML report; `nil` if there is none.
  ///   - console: the console to print to.
  init(
    of plan: RunPlan, to reports: AuditReports, fixing fixes: FixRun, origin: RunOrigin?, on console: any Console
  ) {
    self.plan = plan
    self.fixes = fixes
    self.reports = reports
    self.origin = origin
    self.console = console
    known = KnownFindings(plan.configuration, plan.baseline, isWhole: plan.isWhole)
    rules = Dictionary(
      plan.documents.map { (PathBytes($0.path), $0.settings?.rules ?? []) }, uniquingKeysWith: { first, _ in first })
  }

  /// Begins the output, and returns the documents that this run audits: all, or those of its part if several machines
  /// share the audit.
  ///
  /// - Parameters:
  ///   - documents: the documents of all shards.
  ///   - apps: the parts of the apps' code that were left out because they do not compile.
  ///   - walks: the walks through the apps.
  ///   - tests: the tests whose screens are looked at.
  mutating func begin(
    _ documents: [FoundDocument], apps: [AppCodeRecord], walks: [WalkRecord], tests: [TestsRecord]
  ) throws -> [FoundDocument] {
    let asked =
      plan.documents.compactMap(\.settings) + [plan.settings(forDocumentAt: plan.configuration.path)].compactMap(\.self)
    let identifiers = Set(asked.flatMap(\.rules))
    var header = RunHeader(
      tool: "snug \(ProgramVersion.current)",
      rules: RuleCatalogue.rules.filter { identifiers.contains($0.identifier) })
    let split = try plan.shard.map { try SplitRun(documents, into: $0) }
    header.shard = split?.description
    header.origin = origin
    header.folder = Self.folderInRepository
    header.apps = apps
    header.walks = walks
    header.tests = tests
    numbers = split?.numbers ?? [:]
    try console.write(reports.begin(header))
    return split?.documents ?? documents
  }

  /// The current folder as a path from the root of its repository; `nil` for the root itself, and without a repository.
  private static var folderInRepository: String? {
    let current = FileManager.default.currentDirectoryPath
    guard let root = ProjectRoots.repository(around: current), root != current else { return nil }
    return RelativePath.of(current, from: root)
  }

  /// Adds a document that was audited.
  mutating func document(_ compact: CompactReport) throws {
    var report = try compact.whole
    let path = PathBytes(report.document)
    report.number = numbers[path]
    for idle in report.idleSuppressions {
      console.report("\(report.document):\(idle.line): warning: snug.ignore of \(idle.rule) suppresses nothing")
    }
    let marked = known.mark(report, rules: rules[path] ?? [])
    fixes.add(marked)
    try console.write(reports.report(marked))
  }

  /// Adds a document that could not be audited.
  mutating func failure(_ fault: DocumentFault, of document: FoundDocument) throws {
    var report = DocumentReport(document: document.path, failure: fault)
    report.number = numbers[PathBytes(document.path)]
    try console.write(reports.report(report))
  }

  /// Ends the output after an interruption, and prints which report files were kept.
  func interrupt() throws {
    for path in try reports.interrupt() {
      console.report("\(path) holds what was audited before the interruption")
    }
  }

  /// Ends the output, and reports suppressions and baseline entries for which nothing was found.
  ///
  /// - Parameter isStrict: whether a baseline entry for which nothing was found makes the run fail.
  mutating func end(isStrict: Bool) throws -> Outcome {
    try console.write(reports.end())
    return try known.end(isStrict: isStrict, on: console)
  }
}
