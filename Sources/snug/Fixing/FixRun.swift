import Audit
import Environments
import Foundation
import InputFiles
import InterfaceBuilder
import Reports

/// Writes the edits of an audit's findings into their documents, or prints them as a patch.
///
/// Each edit is tried once more before it is written, in all environments and with all rules (``FixWork``), because
/// edits before it may have changed the document. What cannot be written is reported, and the next one follows.
@MainActor struct FixRun {
  private let options: FixOptions
  private let console: any Console
  private let documents: [PathBytes: FoundDocument]
  /// The stamps of the documents when the run began, or after the last edit.
  private var stamps: [PathBytes: FileStamp]
  private var findings: [Finding] = []
  /// The findings that are gone after what was written.
  private(set) var mended: Set<Baseline.Entry> = []
  private var written = 0

  init(_ options: FixOptions, of plan: RunPlan, on console: any Console) {
    self.options = options
    self.console = console
    documents = Dictionary(
      plan.documents.map { (PathBytes($0.path), $0) }, uniquingKeysWith: { first, _ in first })
    stamps = options.fix ? documents.compactMapValues { FileStamp($0.path) } : [:]
  }

  /// Why edits cannot be asked for; `nil` if they can.
  static func complaint(about options: FixOptions, on console: any Console) -> String? {
    guard options.fix, !options.yes, !options.dryRun, !console.canAsk else { return nil }
    return "error: --fix asks for each edit, and there is no terminal; add --yes, or --dry-run for a patch"
  }

  /// Takes the violations of a document that have an edit.
  mutating func add(_ report: DocumentReport) {
    guard options.fix else { return }
    findings += report.screens.flatMap(\.openFindings).filter { $0.outcome == .violation && $0.edits != nil }
  }

  /// Writes the edits, document by document.
  mutating func run(_ run: Run) async throws {
    guard options.fix else { return }
    var paths: [String] = []
    for finding in findings where paths.last != finding.document { paths.append(finding.document) }
    for path in paths { try await fix(findings.filter { $0.document == path }, of: path, by: run) }
    let edits = findings.count == 1 ? "1 edit" : "\(findings.count) edits"
    let verb = options.dryRun ? "in the patch" : "written"
    console.report(findings.isEmpty ? "--fix: no violation has an edit to write" : "\(written) of \(edits) \(verb)")
  }

  private mutating func fix(_ findings: [Finding], of path: String, by run: Run) async throws {
    do {
      try await FixTarget.check(path, isForced: options.force || options.dryRun)
    } catch let refusal as FixTarget.Refusal {
      return console.report("\(path): not changed: \(refusal.reason)")
    } catch let failure as Git.Failure {
      return console.report("\(path): not changed: \(failure)")
    }
    guard var document = documents[PathBytes(path)] else { return }
    var taken: [ObjectEdit] = []
    var original: Data?
    var last = Data()
    for finding in findings {
      guard stamps[PathBytes(path)] == FileStamp(path) else {
        return console.report("\(path): not changed: it was changed while the audit ran; audit it again")
      }
      document.fix = FixQuestion(
        finding: Baseline.Entry(finding, in: path), edits: finding.edits ?? [], before: options.dryRun ? taken : [])
      guard let answer: FixAnswer = try await run.answer(to: document) else { return }
      guard take(answer, for: finding), write(answer, to: path) else { continue }
      taken += finding.edits ?? []
      original = original ?? answer.bytesBefore
      last = answer.bytesAfter
    }
    if options.dryRun, let original { try printPatch(from: original, to: last, of: path) }
  }

  /// Whether an edit is made: it holds, and the person at the terminal agrees.
  private func take(_ answer: FixAnswer, for finding: Finding) -> Bool {
    let place = "\(finding.document)\(finding.line.map { ":\($0)" } ?? ""): \(finding.rule)"
    if let problem = answer.problem {
      console.report("\(place): not changed: \(problem)")
      return false
    }
    guard !options.dryRun else { return true }
    console.report("\(place): \(finding.message)")
    console.report("  \(finding.fix)")
    let difference = UnifiedDiff(from: answer.bytesBefore, to: answer.bytesAfter, path: "")
    difference?.changes.forEach { console.report("  \($0)") }
    return options.yes || console.confirm("  Write this?")
  }

  /// Writes an edited document. Returns whether that succeeded; an error is reported.
  private mutating func write(_ answer: FixAnswer, to path: String) -> Bool {
    if !options.dryRun {
      // A person may take long to answer.
      guard stamps[PathBytes(path)] == FileStamp(path) else {
        console.report("\(path): not changed: it was changed while the question was open; audit it again")
        return false
      }
      do throws(OutputError) {
        try OutputFile.replace(path, with: answer.bytesAfter)
      } catch {
        console.report("error: \(error)")
        return false
      }
      stamps[PathBytes(path)] = FileStamp(path)
      mended.formUnion(answer.mended)
    }
    written += 1
    return true
  }

  private func printPatch(from old: Data, to new: Data, of path: String) throws {
    let name =
      GitFolder(around: path).map { RelativePath.of(ProjectRoots.real(path) ?? path, from: $0.workTree) } ?? path
    guard let difference = UnifiedDiff(from: old, to: new, path: name) else {
      return console.report("\(path): not in the patch: it is not UTF-8, and a patch is text")
    }
    try console.write(difference.text)
  }
}
