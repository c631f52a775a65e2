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
      discussion: "A format of --format and a file, or html and a folder, as in html=report.",
      valueName: "format=path"), transform: ReportTarget.init)
  var report: [ReportTarget] = []

  @Flag(help: "Print all findings, and not only the worst of a long run.")
  var all = false

  @Flag(
    help: """
      Print what needs review as well. The formats github, gitlab, sarif and jsonl have it in any case.
      """)
  var review = false

  @Flag(help: "Let findings that need review count as violations.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Fail only for violations of this impact and above; by default for any.",
      valueName: Impact.allCases.map(\.rawValue).joined(separator: "|")))
  var failOn: Impact?

  func validate() throws {
    guard format != .html else {
      throw ValidationError("html is a folder, which cannot be printed; --report html=folder writes it")
    }
    let paths = targets.map(\.path)
    if let path = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      throw ValidationError("two reports go to \(path)")
    }
  }

  /// The reports that are written, with the run file.
  private var targets: [ReportTarget] {
    (output.map { [ReportTarget(format: .jsonl, path: "\($0)/run.jsonl")] } ?? []) + report
  }

  /// The folder of the page; `nil` if none is written.
  var page: String? { report.first { $0.format == .html }?.path }

  /// Begins the reports. Jobs of GitHub Actions get annotations and a summary without any option.
  @MainActor func run(on console: any Console) throws -> AuditRun {
    let extent = TerminalReporter.Extent(showsAll: all, showsReview: review || strict)
    let isOnGitHub = console.variables["GITHUB_ACTIONS"] == "true"
    let printed = format.map { [$0] } ?? (isOnGitHub ? [.terminal, .github] : [.terminal])
    let summary = isOnGitHub ? console.variables["GITHUB_STEP_SUMMARY"] : nil
    return AuditRun(
      printed: printed.map { $0.reporter(isColored: console.isColored, extent: extent) },
      outputs: try targets.map { try ReportOutput($0) }, summary: summary.map { JobSummary(path: $0) })
  }
}

extension Impact: ExpressibleByArgument {}
