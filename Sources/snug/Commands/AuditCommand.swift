import ArgumentParser
import Audit
import Configuration
import Environments
import Foundation
import InputFiles
import InterfaceBuilder
import Reports

/// `snug audit`: what breaks, where, and why.
struct AuditCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Finds what breaks on each screen, where, and why.",
    discussion: """
      Lays each screen out over a matrix of environments and prints what is wrong: one finding per fault, however \
      many environments show it. Without an option for the environment, that is a narrow, a usual and a wide device, \
      the text sizes L, XXXL and AX3, and both reading directions; then once in landscape, once in dark appearance, \
      and in the three languages of its longest translations; where the project calls for it, also in Split View and \
      with increased contrast. The project that a document belongs to narrows it: left to right only if none of its \
      languages is written from right to left, no phone 320 points wide from iOS 16 on, iPads for an iPad app, no \
      landscape and no dark appearance where the app has none.

      The app's sources beside the documents are read, not run: what code may change (a text, a size, whether a view \
      is shown) is no violation but needs review. A run prints 100 lines at most: the worst violations, and their \
      number by rule.

      All screens of an app:
        $ snug audit MyApp

      The same with the code of the app, if it is set up as a package. A folder never runs code:
        $ snug audit MyApp/Package.swift

      All of its findings, with those that need review:
        $ snug audit MyApp --all --review

      Only texts that do not fit, at all text sizes on one phone:
        $ snug audit MyApp --rule truncated-text --text-size all --device retina4_7

      A page that shows each screen with its findings drawn in: open report/index.html
        $ snug audit MyApp --report html=report

      The same page as one file, to send:
        $ snug audit MyApp --report html=report.html

      Everything that was found out, for other programs, and annotations for a pull request on GitHub:
        $ snug audit MyApp -o report --format github

      Several reports of one run:
        $ snug audit MyApp --report html=report --report sarif=snug.sarif --report junit=snug.xml

      What holds for all runs of a project is set in .snug.yml, in the folder of a path or above it: rules and their \
      impact, also by path, environments, excluded documents, findings that are suppressed with a reason. Options go \
      before it.

      Only what is new from today on:
        $ snug audit MyApp --write-baseline snug-baseline.json
        $ snug audit MyApp --baseline snug-baseline.json

      Only documents that a branch has changed:
        $ snug audit MyApp --changed-since origin/main

      A quarter of it, on each of four machines, and all of it again:
        $ snug audit MyApp --shard 1/4 -o part-1
        $ snug merge part-1 part-2 part-3 part-4

      Exit codes: 0 no violations, 1 violations, 2 some documents could not be read. Findings that need review do not \
      count as violations, except with --strict.
      """)

  @OptionGroup var documents: DocumentOptions

  @Option(
    help: ArgumentHelp("Audit with this rule only; repeatable. `snug rules` lists them.", valueName: "rule"),
    transform: AuditCommand.rule)
  var rule: [any Rule] = []

  @Option(
    help: ArgumentHelp(
      "The configuration; by default .snug.yml in the folder of a path, or the closest one above it.",
      valueName: "file"))
  var config: String?

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

  @Option(
    help: ArgumentHelp(
      "Audit one part of the documents, for snug merge; repeatable on other machines.",
      discussion: """
        As 2/4; or auto, by the variables of GitLab, CircleCI, Buildkite and Slurm arrays; or auto/4, by those of an \
        indexed job of Kubernetes.
        """,
      valueName: "part"), transform: ShardChoice.init)
  var shard: ShardChoice?

  @Option(
    help: ArgumentHelp(
      "How long texts are that code sets, where the configuration says what they show; repeatable.",
      valueName: "usual|empty|long|all"), transform: AuditCommand.contents)
  var content: [[Environment.Content]] = []

  @Flag(
    help: ArgumentHelp(
      "Look at each environment anew, to prove that what environments share changes nothing.", visibility: .hidden))
  var anew = false

  @OptionGroup(title: "Report Options") var reports: ReportOptions

  @OptionGroup(title: "Environment Options") var environments: EnvironmentOptions

  var limits: WorkerOptions { documents.limits }

  func validate() throws {
    guard baseline == nil || writeBaseline == nil else {
      throw ValidationError("--baseline and --write-baseline exclude each other")
    }
    guard changedSince == nil || writeBaseline == nil else {
      throw ValidationError("--write-baseline lists what a whole run finds; leave out --changed-since")
    }
    guard shard == nil || writeBaseline == nil else {
      throw ValidationError("--write-baseline lists what a whole run finds; leave out --shard")
    }
  }

  func work(on document: InterfaceDocument, _ found: FoundDocument) -> DocumentWork<CompactReport> {
    let settings = found.settings ?? DocumentSettings(environments: environments.selection)
    var document = document
    document.shownTexts = settings.shownTexts
    var selection = settings.environments
    selection.runsCode = ProgramRole.isApp
    // If the app's code runs, its sources need not be read.
    let code = ProgramRole.isApp ? AppCode() : found.code
    var auditor = Auditor(rules: settings.configuredRules, selection: selection)
    auditor.sharesLooks = !anew
    var report = auditor.audit(document, in: found.project, code: code)
    var faults = report.faults
    for id in document.unknownShownTexts {
      faults.append(DocumentFault(line: nil, message: "`texts` of the configuration: no view “\(id)” shows text here"))
    }
    if let page = reports.page {
      let pictures = FindingPictures(folder: page, name: found.name, selection: selection)
      faults += pictures.add(to: &report, of: document, in: found.project)
    }
    return DocumentWork(product: CompactReport(settings.applied(to: report)), faults: faults)
  }

  func run(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    guard reports.needsScratchFolder else { return try await audit(on: console, with: program) }
    let folder = try ScratchFolder()
    defer { folder.remove() }
    var command = self
    command.reports.passingFolder = folder.path
    var worker = program
    // After the name of the command: at the end it might be taken for a path.
    worker.arguments.insert(contentsOf: ["--passing-folder", folder.path], at: min(2, worker.arguments.count))
    return try await command.audit(on: console, with: worker)
  }

  @MainActor private func audit(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    let configuration: ProjectConfiguration
    do throws(ConfigurationError) {
      configuration = try loadConfiguration()
    } catch {
      error.lines.forEach(console.report)
      return .incomplete
    }
    guard content.isEmpty || !configuration.texts.isEmpty else {
      console.report("error: --content needs `texts` in the configuration, which say what texts show that code sets")
      return .incomplete
    }
    let selection: EnvironmentSelection
    do throws(UnknownName) {
      var chosen = environments.selection
      chosen.contents = EnvironmentOptions.unique(content.joined())
      selection = chosen.completed(by: try configuration.environments(ofMatrix: matrix))
    } catch {
      console.report("error: \(error.message)")
      return .incomplete
    }
    let part: Shard?
    do throws(ShardError) {
      part = try shard?.shard(in: console.variables)
    } catch {
      console.report("error: \(error)")
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
        configuration: configuration, baseline: path, isNamed: baseline != nil, output: writeBaseline,
        isWhole: rule.isEmpty && changedSince == nil && part == nil && configuration.isCovered(by: documents.places))
    } catch {
      console.report("\(path ?? ""): error: \(error)")
      return .incomplete
    }
    var finder = DocumentFinder(documents, findsSources: true, excludes: configuration.excludes)
    let inputs = finder.documents.flatMap { [$0.path] + $0.sources } + [configuration.path]
    let readBaseline = writeBaseline == nil ? [path].compactMap(\.self) : []
    if let complaint = reports.complaint(inputs: inputs + readBaseline, others: [writeBaseline].compactMap(\.self)) {
      console.report(complaint)
      return .incomplete
    }
    finder.projectComplaints.forEach(console.report)
    if let changedSince {
      let all = "\(finder.documents.count) document\(finder.documents.count == 1 ? "" : "s")"
      let changed = try await ChangedFiles(
        since: changedSince, around: documents.places, and: [configuration.path])
      if changed.contains(configuration.path) {
        console.report("\(configuration.path) has changed since \(changedSince), so all of \(all) are audited")
      } else {
        finder.keep(where: changed.containsDocument)
        console.report("\(finder.documents.count) of \(all) changed since \(changedSince)")
      }
    }
    finder.add { path in settings(forDocumentAt: path, in: configuration, selection) }
    let asked =
      finder.documents.compactMap(\.settings) + [
        settings(forDocumentAt: configuration.path, in: configuration, selection)
      ]
    let rules = Self.rules(asked.flatMap(\.rules))
    let rulesByDocument = Dictionary(
      finder.documents.map { (PathBytes($0.path), $0.settings?.rules ?? []) }, uniquingKeysWith: { first, _ in first })
    let origin = reports.hasPage ? await AuditOrigin.origin(of: documents.places, arguments: console.arguments) : nil
    var run = try reports.run(on: console)
    var numbers: [PathBytes: Int] = [:]
    var outcome: Outcome
    do {
      outcome = try await forEach(
        in: finder, of: documents, on: console, with: program.writing(below: reports.page),
        choosing: { documents in
          var header = RunHeader(tool: "snug \(ProgramVersion.current)", rules: rules)
          let split = try part.map { try SplitRun(documents, into: $0) }
          header.shard = split?.description
          header.origin = origin
          numbers = split?.numbers ?? [:]
          try console.write(run.begin(header))
          return split?.documents ?? documents
        },
        failed: { path, fault in
          var report = DocumentReport(document: path, failure: fault)
          report.number = numbers[PathBytes(path)]
          try console.write(run.report(report))
        },
        consume: { compact in
          var report = try compact.whole
          report.number = numbers[PathBytes(report.document)]
          for idle in report.idleSuppressions {
            console.report("\(report.document):\(idle.line): warning: snug.ignore of \(idle.rule) suppresses nothing")
          }
          try console.write(run.report(known.mark(report, rules: rulesByDocument[PathBytes(report.document)] ?? [])))
        })
    } catch let error where error is CancellationError || Interruption.isRequested {
      for path in try run.interrupt() {
        console.report("\(path) holds what was audited before the interruption")
      }
      throw CancellationError()
    }
    try console.write(run.end())
    outcome = max(outcome, try known.end(isStrict: strictBaseline, on: console))
    if run.fails(from: reports.failOn ?? configuration.failOn ?? .minor, isStrict: reports.strict) {
      outcome = max(outcome, .violations)
    }
    if reports.isForPerson(at: console), writeBaseline == nil, part == nil {
      let next = NextStep(
        violations: run.summary.violations, hasPage: reports.hasPage, hasBaseline: path != nil,
        arguments: console.arguments)
      if let line = next.line { try console.write(PlainLine.of(line) + "\n") }
    }
    return outcome
  }

  private func loadConfiguration() throws(ConfigurationError) -> ProjectConfiguration {
    if let config { return try .load(contentsOf: config, isNamed: true) }
    guard let path = try ConfigurationFinder.path(for: documents.places) else {
      return ProjectConfiguration(path: ConfigurationFinder.names[0])
    }
    return try .load(contentsOf: path)
  }

  /// The settings with which a document is audited: options override the configuration.
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

  private static func contents(_ text: String) throws -> [Environment.Content] {
    try EnvironmentOptions.reportingUnknownNames { () throws(UnknownName) in try AxisNames.contents(text) }
  }

  private static func rule(_ identifier: String) throws -> any Rule {
    guard let rule = RuleCatalogue.rule(identifier) else {
      throw ValidationError(RuleCatalogue.complaint(aboutUnknown: identifier))
    }
    return rule
  }
}
