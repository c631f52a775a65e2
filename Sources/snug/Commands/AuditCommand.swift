import ArgumentParser
import Audit
import Configuration
import Environments
import Foundation
import InputFiles
import InterfaceBuilder
import Reports

/// `snug audit`: finds the faults of each screen in many environments.
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

      Suggested edits, written after a question for each, all at once, or as a patch. Each was tried: the fault is gone, \
      and no rule finds another:
        $ snug audit MyApp --fix
        $ snug audit MyApp --fix --yes
        $ snug audit MyApp --fix --dry-run | git apply

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

  @OptionGroup(title: "Fix Options") var fixing: FixOptions

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
    // If the app's code runs, its sources need not be read to guess what the code does.
    let code = ProgramRole.isApp && document.scenesWithoutCode.isEmpty ? AppCode() : found.code
    var auditor = Auditor(rules: settings.configuredRules, selection: selection)
    auditor.sharesLooks = !anew
    var report = auditor.audit(
      document, in: found.project, code: code, leftOutParts: found.leftOutParts)
    var faults = report.faults
    for id in document.unknownShownTexts {
      faults.append(DocumentFault(line: nil, message: "`texts` of the configuration: no view “\(id)” shows text here"))
    }
    report.add(found.tests)
    if let page = reports.page {
      let pictures = FindingPictures(
        folder: page, name: found.name, selection: selection, drawsAll: found.walkSettings != nil,
        amount: reports.pictures)
      faults += pictures.add(to: &report, of: document.knowing(code), in: found.project)
    }
    return DocumentWork(product: CompactReport(settings.applied(to: report)), faults: faults)
  }

  func run(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    guard reports.needsScratchFolder else { return try await audit(on: console, with: program) }
    let folder = try ScratchFolder()
    defer { folder.remove() }
    var command = self
    command.reports.passingFolder = folder.path
    return try await command.audit(on: console, with: program.adding(["--passing-folder", folder.path]))
  }

  /// The request from which the run's plan is made.
  @MainActor private func request(_ variables: [String: String]) -> RunRequest {
    var request = RunRequest(documents, environments)
    request.configuration = config.map(RunRequest.ConfigurationSource.file) ?? .near(request.targets.surroundings)
    request.environments.contents = EnvironmentOptions.unique(content.joined())
    request.matrix = .named(matrix)
    request.settings = .audit(rules: rule.map(\.identifier))
    request.findsSources = true
    request.shard = shard
    request.narrowsToChanges = changedSince != nil
    request.baseline = RunRequest.BaselineChoice(path: baseline, output: writeBaseline, isNeeded: strictBaseline)
    request.variables = variables
    return request
  }

  @MainActor private func audit(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    var plan = try RunPlan(request(console.variables))
    if let complaint = reports.complaint(inputs: plan.inputs, others: [writeBaseline].compactMap(\.self)) {
      console.report(complaint)
      return .incomplete
    }
    if let complaint = FixRun.complaint(about: fixing, on: console) {
      console.report(complaint)
      return .incomplete
    }
    plan.projectComplaints.forEach(console.report)
    if let changedSince { console.report(try await plan.keepChanged(since: changedSince)) }
    let origin =
      reports.hasPage ? await AuditOrigin.origin(of: plan.targets.surroundings, arguments: console.arguments) : nil
    var results = AuditResults(
      of: plan, to: try reports.begin(on: console, prints: !fixing.dryRun),
      fixing: FixRun(fixing, of: plan, on: console), origin: origin, on: console)
    let run = Run(plan, limits: limits, on: console, with: reports.worker(program, documents: plan.documents.count))
    do {
      let found = try await run.begin(Self.configuration.commandName)
      let documents = try results.begin(found, apps: run.apps, walks: run.walks, tests: run.tests)
      try await run.documents(
        documents, failed: { try results.failure($1, of: $0) }, done: { try results.document($1) })
    } catch let error where error is CancellationError || Interruption.isRequested {
      try results.interrupt()
      throw CancellationError()
    }
    let known = try results.end(isStrict: strictBaseline)
    if changedSince == nil, plan.shard == nil { plan.unseenScreens.map(\.line).forEach(console.report) }
    try await results.fixes.run(run)
    try suggestNextStep(after: results.reports.summary, of: plan, on: console)
    let isFailed = results.reports.fails(
      from: reports.failOn ?? plan.configuration.failOn ?? .minor, isStrict: reports.strict,
      without: results.fixes.mended)
    return max(run.outcome, known, isFailed ? .violations : .success)
  }

  /// Prints a suggestion for the next command if the output goes to a person at a terminal.
  @MainActor private func suggestNextStep(
    after summary: RunSummary, of plan: RunPlan, on console: any Console
  ) throws {
    guard reports.isForPerson(at: console), writeBaseline == nil, plan.shard == nil, !fixing.fix else { return }
    let next = NextStep(
      violations: summary.violations, hasPage: reports.hasPage, hasBaseline: plan.baseline != nil,
      arguments: console.arguments)
    if let line = next.line { try console.write(PlainLine.of(line) + "\n") }
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
