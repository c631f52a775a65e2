import ArgumentParser
import Audit
import Reports

/// The options for findings: how they are printed, where they are written, and when they make a run fail.
struct ReportOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "A folder to write the run file to, run.jsonl: everything that was found out.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "How findings are printed; by default for people, and on GitHub with annotations.",
      discussion: ReportFormat.allCases.map(\.help).joined(separator: "; "),
      valueName: ReportFormat.allCases.map(\.rawValue).joined(separator: "|")))
  var format: ReportFormat?

  @Option(
    help: ArgumentHelp(
      "A report to write beside what is printed; repeatable.",
      discussion: "A format of --format and a file, or html and a folder, as in html=report, or html and one file to "
        + "send, as in html=report.html.",
      valueName: "format=path"), transform: ReportTarget.init)
  var report: [ReportTarget] = []

  @Option(help: ArgumentHelp("Where the pictures of a page that is one file are drawn.", visibility: .hidden))
  var passingFolder: String?

  @Option(help: ArgumentHelp("How many pictures a page has.", visibility: .hidden))
  var pictures = PictureAmount.all

  @Flag(help: "Print all findings, and not only the worst of a long run.")
  var all = false

  @Flag(
    help: """
      Print what needs review as well: one finding for each screen and rule, of the rules that are right at least one \
      time in three; with --all, every one. The formats github, gitlab, sarif and jsonl have all of it in any case.
      """)
  var review = false

  @Flag(help: "List at the end what was not checked, by the reason, and what would make it checked.")
  var notChecked = false

  @Flag(help: "Let findings that need review count as violations.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Fail only for violations of this impact and above; by default for any.",
      valueName: Impact.allCases.map(\.rawValue).joined(separator: "|")))
  var failOn: Impact?

  func validate() throws {
    guard format != .html else {
      throw ValidationError(
        "html cannot be printed; --report html=folder writes a folder, --report html=page.html one file")
    }
    let paths = targets.map(\.path)
    if let path = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      throw ValidationError("two reports go to \(path)")
    }
  }

  /// The report files that are written, including the run file.
  private var targets: [ReportTarget] {
    (output.map { [ReportTarget(format: .jsonl, path: "\($0)/run.jsonl")] } ?? []) + report
  }

  /// The report files that are written. Pictures are not included.
  var files: [String] { targets.map { $0.isFolder ? "\($0.path)/\(HTMLReporter.fileName)" : $0.path } }

  /// The folders that are written.
  var folders: [String] { (output.map { [$0] } ?? []) + report.filter(\.isFolder).map(\.path) }

  /// An error message if the paths of the outputs are unusable, for example because one would overwrite an input; `nil`
  /// if they are usable.
  ///
  /// - Parameters:
  ///   - inputs: the paths of the files that the run reads.
  ///   - others: the paths of the files that the run writes in addition to the reports.
  func complaint(inputs: [String], others: [String] = []) -> String? {
    let check = OutputCheck(inputs: inputs)
    return folders.lazy.compactMap(OutputCheck.complaint(aboutFolder:)).first
      ?? report.lazy.filter(\.isFolder).compactMap { check.complaint(aboutPageIn: $0.path) }.first
      ?? check.complaint(about: files + others)
  }

  /// Whether an HTML report is written.
  var hasPage: Bool { report.contains { $0.format == .html } }

  /// The folder for the pictures of HTML reports; `nil` if no HTML report is written.
  var page: String? { report.first(where: \.isFolder)?.path ?? (hasPage ? passingFolder : nil) }

  /// The program of worker processes, which draw the pictures of a page.
  func worker(_ program: WorkerProgram, documents: Int) -> WorkerProgram {
    guard let page else { return program }
    let amount = PictureAmount(documents: documents)
    return program.writing(below: page).adding(amount == .all ? [] : ["--pictures", amount.rawValue])
  }

  /// Whether the run needs a temporary folder for pictures, because all HTML reports are single files that contain
  /// them.
  var needsScratchFolder: Bool { hasPage && page == nil }

  /// Whether the output is read by a person: it goes to a terminal, as text for people, and not in continuous
  /// integration.
  @MainActor func isForPerson(at console: any Console) -> Bool {
    console.isTerminal && (format ?? .terminal) == .terminal
      && !ContinuousIntegration.isRunning(with: console.variables)
  }

  /// Opens the report files and makes the reporters for the printed text. Jobs of GitHub Actions get annotations and a
  /// job summary without any option.
  ///
  /// - Parameter prints: whether anything is printed. If not, only report files are written.
  @MainActor func begin(on console: any Console, prints: Bool = true) throws -> AuditReports {
    let extent = TerminalReporter.Extent(showsAll: all, showsReview: review || strict, showsNotChecked: notChecked)
    let isOnGitHub = console.variables["GITHUB_ACTIONS"] == "true"
    let printed = format.map { [$0] } ?? (isOnGitHub ? [.terminal, .github] : [.terminal])
    let summary = isOnGitHub ? console.variables["GITHUB_STEP_SUMMARY"] : nil
    return AuditReports(
      printed: !prints ? [] : printed.map { $0.reporter(isColored: console.isColored, extent: extent) },
      outputs: try targets.map { try ReportOutput($0, pictures: page) }, summary: summary.map { JobSummary(path: $0) })
  }
}

extension Impact: ExpressibleByArgument {}
extension PictureAmount: ExpressibleByArgument {}
