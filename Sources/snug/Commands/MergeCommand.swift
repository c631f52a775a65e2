import ArgumentParser
import Audit
import Environments
import Foundation
import InputFiles
import Reports

/// `snug merge`: joins the results of an audit that several machines shared, each of which audited some of the
/// documents.
struct MergeCommand: SnugCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Puts the parts of an audit together.",
    discussion: """
      Each part is the run file of an audit with --shard. The reports are those that one audit of everything would have \
      written, byte for byte, except that a page names this command. Pictures of a page are copied from the folders of \
      the run files.

      On four machines, each with its own number:
        $ snug audit MyApp --shard 1/4 -o part-1 --report html=part-1

      Then on one:
        $ snug merge part-1 part-2 part-3 part-4 --report html=report

      Exit codes: 0 no violations, 1 violations, 2 a part is missing or cannot be read, or an audit could not read some \
      documents.
      """)

  @Argument(help: "Run files, or folders with one, in any order.")
  var run: [String]

  @OptionGroup(title: "Report Options") var reports: ReportOptions

  func run(on console: any Console) async throws -> Outcome {
    guard reports.needsScratchFolder else { return try await merge(on: console) }
    let folder = try ScratchFolder()
    defer { folder.remove() }
    var command = self
    command.reports.passingFolder = folder.path
    return try await command.merge(on: console)
  }

  @MainActor private func merge(on console: any Console) async throws -> Outcome {
    if let complaint = reports.complaint(inputs: run.map(Self.file)) {
      console.report(complaint)
      return .incomplete
    }
    let parts = run.compactMap { path in read(path, on: console).map { (name: path, run: $0) } }
    guard parts.count == run.count else { return .incomplete }
    let merge: RunMerge
    do throws(RunMerge.MergeError) {
      merge = try RunMerge(parts)
    } catch {
      console.report(error.description)
      return .incomplete
    }
    var audit = try reports.begin(on: console)
    var outcome = Outcome.success
    var header = merge.header
    // The documents of a run need not be on the machine that merges it, but their repository usually is.
    if reports.hasPage { header.origin = await AuditOrigin.origin(of: ["."], arguments: console.arguments) }
    try console.write(audit.begin(header))
    for (document, part) in merge.documents {
      for fault in (document.failure.map { [$0] } ?? []) + document.faults {
        console.report("\(document.document)\(fault.line.map { ":\($0)" } ?? ""): error: \(fault.message)")
        outcome = .incomplete
      }
      for path in try copyPictures(of: document, from: run[part]) {
        console.report("\(path): error: the picture could not be read")
        outcome = .incomplete
      }
      try console.write(audit.report(document))
    }
    try console.write(audit.end())
    if audit.fails(from: reports.failOn ?? .minor, isStrict: reports.strict) { outcome = max(outcome, .violations) }
    return outcome
  }

  /// Copies the pictures of a document into the folder of the HTML report. Returns the paths that could not be read.
  @MainActor private func copyPictures(of document: DocumentReport, from part: String) throws -> [String] {
    guard let page = reports.page else { return [] }
    return try PictureCopy(from: Self.folder(of: part), to: page).copy(picturesOf: document)
  }

  @MainActor private func read(_ path: String, on console: any Console) -> RunFile? {
    let file = Self.file(path)
    let data: Data
    do throws(RegularFile.Problem) {
      data = try RegularFile.map(file, isNamed: true)
    } catch {
      console.report("\(file): error: the run file could not be read: \(error.reason)")
      return nil
    }
    do throws(RunFile.ReadError) {
      return try RunFile(reading: data)
    } catch {
      console.report("\(file): error: \(error)")
      return nil
    }
  }

  /// The path of the run file: a folder's `run.jsonl`, or the path itself if it is a file.
  private static func file(_ path: String) -> String { isFolder(path) ? "\(path)/run.jsonl" : path }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The folder that contains the run file at a path.
  private static func folder(of path: String) -> String {
    isFolder(path) ? path : RelativePath.folder(around: path)
  }
}
