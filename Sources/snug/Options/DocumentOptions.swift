import ArgumentParser
import InterfaceBuilder

/// The documents that a command works on.
struct DocumentOptions: ParsableArguments {
  @Argument(help: "Storyboards and xibs, or folders to look for them in.")
  var path: [String]

  mutating func validate() throws {
    guard !path.isEmpty else { throw ValidationError("no document is named") }
  }

  /// Reads every document on all cores, does `work` with it, and hands the results on in order.
  ///
  /// What cannot be read is reported on the console, a line each; the other documents are still done.
  ///
  /// - Parameters:
  ///   - console: where to say what could not be read, and how far the work is.
  ///   - work: called on any thread with the document and the name for files made from it.
  ///   - failed: called in order for a document that could not be read.
  ///   - consume: called in order with what `work` gave.
  /// - Returns: ``Outcome/incomplete`` if something could not be read.
  func forEach<Result: Sendable>(
    on console: any Console, work: @escaping @Sendable (InterfaceDocument, _ name: String) -> Result,
    failed: (DocumentError) throws -> Void = { _ in }, consume: (Result) throws -> Void
  ) throws -> Outcome {
    let finder = DocumentFinder(paths: path)
    for folder in finder.skipped {
      console.report("\(folder): skipped: other people's code; name the folder to include it")
    }
    finder.complaints.forEach(console.report)
    var outcome = finder.complaints.isEmpty ? Outcome.success : .incomplete
    let count = finder.documents.count
    console.progress("0 of \(count) documents")
    let all = OrderedWork(finder.documents) { found -> Swift.Result<Result, DocumentError> in
      do throws(DocumentError) {
        return .success(work(try InterfaceDocument.load(contentsOf: found.path), found.name))
      } catch {
        return .failure(error)
      }
    }
    try all.run { index, result in
      switch result {
      case .success(let value):
        try consume(value)
      case .failure(let error):
        console.report(
          error.line.map { "\(error.path):\($0): error: \(error.reason)" } ?? "\(error.path): error: \(error.reason)")
        try failed(error)
        outcome = .incomplete
      }
      console.progress("\(index + 1) of \(count) documents")
    }
    return outcome
  }
}
