import ArgumentParser
import Audit

/// The documents that a command works on.
struct DocumentOptions: ParsableArguments {
  @Argument(help: "Storyboards and xibs, or folders to look for them in.")
  var path: [String]

  @OptionGroup(title: "Worker Options") var limits: WorkerOptions

  mutating func validate() throws {
    guard !path.isEmpty else { throw ValidationError("no document is named") }
  }
}

extension DocumentCommand {
  /// Finds the documents that the options name, and does ``work(on:_:)`` with each.
  ///
  /// Folders that were skipped, and folders without a document, are reported first.
  @MainActor func forEach(
    of options: DocumentOptions, on console: any Console, with program: WorkerProgram,
    failed: (_ path: String, DocumentFault) throws -> Void = { _, _ in }, consume: (Product) throws -> Void
  ) async throws -> Outcome {
    let finder = DocumentFinder(paths: options.path)
    for folder in finder.skipped {
      console.report("\(folder): skipped: other people's code; name the folder to include it")
    }
    finder.complaints.forEach(console.report)
    let outcome = try await forEach(
      of: finder.documents, on: console, with: program, failed: failed, consume: consume)
    return finder.complaints.isEmpty ? outcome : .incomplete
  }
}
