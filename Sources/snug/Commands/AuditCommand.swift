import ArgumentParser
import Audit
import Configuration
import Environments
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

      A page that shows each screen with its findings drawn in: open report/index.html
        $ snug audit MyApp --report html=report

      Everything that was found out, for other programs, and annotations for a pull request on GitHub:
        $ snug audit MyApp -o report --format github

      Several reports of one run:
        $ snug audit MyApp --report html=report --report sarif=snug.sarif --report junit=snug.xml

      What holds for all runs of a project stands in .snug.yml, in the folder of a path or above it: rules and their \
      impact, also by path, environments, excluded documents, findings that are suppressed with a reason. Options go \
      before it.

      Only what is new from today on:
        $ snug audit MyApp --write-baseline snug-baseline.json
        $ snug audit MyApp --baseline snug-baseline.json

      Only documents that a branch has changed:
        $ snug audit MyApp --changed-since origin/main

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
    help: ArgumentHelp(
      "A report to write beside what is printed; repeatable.",
      discussion: "A format of --format and a file, or html and a folder, as in html=report.",
      valueName: "format=path"), transform: ReportTarget.init)
  var report: [ReportTarget] = []

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

  @Option(
    help: ArgumentHelp(
      "The configuration; by default .snug.yml in the folder of a path, or the closest one above it.",
      valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Fail only for violations of this impact and above; by default for any.",
      valueName: Impact.allCases.map(\.rawValue).joined(separator: "|")))
  var failOn: Impact?

  @Option(
    help: ArgumentHelp(
      "The environments: quick (some twenty), full (some two hundred), or a matrix of the configuration.",
      valueName: "name"))
  var matrix: String?

  @Option(
    help: ArgumentHelp(
      "Leave out the findings that this file lists; by default the one that the configuration names.",
      valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("List what is found in a file, for --baseline.", valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Fail if the baseline lists what is no longer found.")
  var strictBaseline = false

  @Option(
    help: ArgumentHelp(
      "Audit only documents that changed since a revision of git, or whose translations did; all if the configuration did.",
      valueName: "revision"))
  var changedSince: String?

  @OptionGroup(title: "Environment Options") var environments: EnvironmentOptions

  var limits: WorkerOptions { documents.limits }

  func validate() throws {
    guard format != .html else {
      throw ValidationError("html is a folder, which cannot be printed; --report html=folder writes it")
    }
    let paths = reportTargets.map(\.path)
    if let path = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      throw ValidationError("two reports go to \(path)")
    }
    guard baseline == nil || writeBaseline == nil else {
      throw ValidationError("--baseline and --write-baseline exclude each other")
    }
    guard changedSince == nil || writeBaseline == nil else {
      throw ValidationError("--write-baseline lists what a whole run finds; leave out --changed-since")
    }
  }

  /// The reports that are written, with the run file.
  private var reportTargets: [ReportTarget] {
    (output.map { [ReportTarget(format: .jsonl, path: "\($0)/run.jsonl")] } ?? []) + report
  }

  /// The folder of the page; `nil` if none is written.
  private var page: String? { report.first { $0.format == .html }?.path }

  func work(on document: InterfaceDocument, _ found: FoundDocument) -> DocumentWork<CompactReport> {
    let settings = found.settings ?? DocumentSettings(environments: environments.selection)
    var selection = settings.environments
    selection.runsCode = Program.isApp
    // Code that runs need not be read.
    let code = Program.isApp ? AppCode() : AppCode(files: found.sources, coversProject: found.sourcesCoverProject)
    var report = Auditor(rules: settings.configuredRules, selection: selection).audit(
      document, in: found.project, code: code)
    var faults = report.faults
    if let page {
      let pictures = FindingPictures(folder: page, name: found.name, selection: selection)
      faults += pictures.add(to: &report, of: document, in: found.project)
    }
    return DocumentWork(product: CompactReport(settings.applied(to: report)), faults: faults)
  }

  func run(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    let configuration: ProjectConfiguration
    do throws(ConfigurationError) {
      configuration = try loadConfiguration()
    } catch {
      error.lines.forEach(console.report)
      return .incomplete
    }
    let selection: EnvironmentSelection
    do throws(UnknownName) {
      selection = environments.selection.completed(by: try configuration.environments(ofMatrix: matrix))
    } catch {
      console.report("error: \(error.message)")
      return .incomplete
    }
    let path = baseline ?? configuration.baselinePath
    if strictBaseline, path == nil {
      console.report("error: --strict-baseline needs a baseline: --baseline, or baseline in the configuration")
      return .incomplete
    }
    var known: KnownFindings
    do throws(BaselineError) {
      known = try KnownFindings(
        configuration: configuration, baseline: path, output: writeBaseline,
        isWhole: rule.isEmpty && changedSince == nil && configuration.isCovered(by: documents.path))
    } catch {
      console.report("\(path ?? ""): error: \(error)")
      return .incomplete
    }
    var finder = DocumentFinder(
      paths: documents.path, app: documents.app, findsSources: true, excludes: configuration.excludes)
    if let changedSince {
      let count = finder.documents.count
      let changed = try await ChangedFiles(since: changedSince, around: documents.path)
      if !changed.contains(configuration.path) { finder.keep(where: changed.containsDocument) }
      console.report(
        "\(finder.documents.count) of \(count) document\(count == 1 ? "" : "s") changed since \(changedSince)")
    }
    finder.add { path in settings(forDocumentAt: path, in: configuration, selection) }
    let asked =
      finder.documents.compactMap(\.settings) + [
        settings(forDocumentAt: configuration.path, in: configuration, selection)
      ]
    let rules = Self.rules(asked.flatMap(\.rules))
    let rulesByDocument = Dictionary(
      finder.documents.map { ($0.path, $0.settings?.rules ?? []) }, uniquingKeysWith: { first, _ in first })
    var run = AuditRun(
      reporter: format.reporter(
        isColored: console.isColored,
        extent: TerminalReporter.Extent(showsAll: all, showsReview: review || strict)),
      outputs: try reportTargets.map { try ReportOutput($0) })
    try console.write(run.begin(RunHeader(tool: "snug \(ProgramVersion.current)", rules: rules)))
    var outcome = try await forEach(
      in: finder, of: documents, on: console, with: program,
      failed: { path, fault in
        try console.write(run.report(DocumentReport(document: path, failure: fault)))
      },
      consume: { compact in
        let report = try compact.whole
        for idle in report.idleSuppressions {
          console.report("\(report.document):\(idle.line): warning: snug.ignore of \(idle.rule) suppresses nothing")
        }
        try console.write(run.report(known.mark(report, rules: rulesByDocument[report.document] ?? [])))
      })
    try console.write(run.end())
    outcome = max(outcome, try known.end(isStrict: strictBaseline, on: console))
    if run.fails(from: failOn ?? configuration.failOn ?? .minor, isStrict: strict) {
      outcome = max(outcome, .violations)
    }
    return outcome
  }

  private func loadConfiguration() throws(ConfigurationError) -> ProjectConfiguration {
    if let config { return try .load(contentsOf: config) }
    guard let path = try ConfigurationFinder.path(for: documents.path) else {
      return ProjectConfiguration(path: ConfigurationFinder.names[0])
    }
    return try .load(contentsOf: path)
  }

  /// What a document is audited with: by the configuration, and by options before it.
  private func settings(
    forDocumentAt path: String, in configuration: ProjectConfiguration, _ selection: EnvironmentSelection
  ) -> DocumentSettings {
    var settings = configuration.settings(forDocumentAt: path, asking: rule.map(\.identifier))
    settings.environments = selection
    return settings
  }

  private static func rules(_ identifiers: [String]) -> [any Rule] {
    let identifiers = Set(identifiers)
    return RuleCatalogue.rules.filter { identifiers.contains($0.identifier) }
  }

  private static func rule(_ identifier: String) throws -> any Rule {
    guard let rule = RuleCatalogue.rule(identifier) else {
      throw ValidationError(RuleCatalogue.complaint(aboutUnknown: identifier))
    }
    return rule
  }
}

extension Impact: ExpressibleByArgument {}
