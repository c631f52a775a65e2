import ArgumentParser
import Audit
import Foundation
import InterfaceBuilder
import Reports

/// `snug audit`: what breaks, where, and why.
struct AuditCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Finds what breaks on each screen, where, and why.",
    discussion: """
      Lays each screen out over a matrix of environments and prints what is wrong: one finding per fault, \
      however many environments show it. Without an option for the environment, that is a narrow, a usual and a wide \
      device, the text sizes L, XXXL and AX3, and both reading directions; then once in landscape, once in dark \
      appearance, and in the three languages of its longest translations. The project that a document belongs to \
      narrows it: left to right only if none of its languages is written from right to left, no phone 320 points wide \
      from iOS 16 on, iPads for an iPad app, no landscape and no dark appearance where the app has none.

      The app's sources beside the documents are read, not run: what code may change (a text, a size, whether a view is \
      shown) is no violation but needs review. A run prints 100 lines at most: the worst violations, and their number \
      by rule.

      All screens of an app:
        $ snug audit MyApp

      All of its findings, with those that need review:
        $ snug audit MyApp --all --review

      Only texts that do not fit, at all text sizes on one phone:
        $ snug audit MyApp --rule truncated-text --text-size all --device retina4_7

      Everything that was found out, for other programs, and annotations for a pull request on GitHub:
        $ snug audit MyApp -o report --format github

      Exit codes: 0 no violations, 1 violations, 2 some documents could not be read. Findings that need review do not \
      count as violations, except with --strict.
      """)

  @OptionGroup var documents: DocumentOptions

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "A folder to write the run file to, run.jsonl: everything that was found out.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "How findings are printed.", discussion: ReportFormat.allCases.map(\.help).joined(separator: "; "),
      valueName: ReportFormat.allCases.map(\.rawValue).joined(separator: "|")))
  var format = ReportFormat.terminal

  @Option(
    help: ArgumentHelp("Ask only this rule; repeatable. `snug rules` lists them.", valueName: "rule"),
    transform: AuditCommand.rule)
  var rule: [any Rule] = []

  @Flag(help: "Print all findings, and not only the worst of a long run.")
  var all = false

  @Flag(help: "Print what needs review as well.")
  var review = false

  @Flag(help: "Let findings that need review count as violations.")
  var strict = false

  @OptionGroup(title: "Environment Options") var environments: EnvironmentOptions

  var limits: WorkerOptions { documents.limits }
  static var readsSources: Bool { true }

  /// The rules to ask, each once.
  private var rules: [any Rule] {
    let identifiers = Set(rule.map(\.identifier))
    return RuleCatalogue.rules.filter { rule.isEmpty || identifiers.contains($0.identifier) }
  }

  func work(on document: InterfaceDocument, _ found: FoundDocument) -> DocumentWork<CompactReport> {
    let report = Auditor(rules: rules, selection: environments.selection).audit(
      document, in: found.project, code: AppCode(files: found.sources))
    return DocumentWork(product: CompactReport(report), faults: report.faults)
  }

  func run(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    var run = AuditRun(
      reporter: format.reporter(
        isColored: console.isColored,
        extent: TerminalReporter.Extent(showsAll: all, showsReview: review || strict)),
      file: try output.map { try OutputFile(path: "\($0)/run.jsonl") })
    try console.write(run.begin(RunHeader(tool: "snug \(ProgramVersion.current)", rules: rules)))
    var outcome = try await forEach(
      of: documents, on: console, with: program,
      failed: { path, fault in
        try console.write(run.report(DocumentReport(document: path, failure: fault)))
      },
      consume: { try console.write(run.report(try $0.whole)) })
    try console.write(run.end())
    if run.summary.violations > 0 || strict && run.summary.needsReview > 0 { outcome = max(outcome, .violations) }
    return outcome
  }

  private static func rule(_ identifier: String) throws -> any Rule {
    guard let rule = RuleCatalogue.rule(identifier) else {
      throw ValidationError(RulesCommand.message(forUnknown: identifier))
    }
    return rule
  }
}
