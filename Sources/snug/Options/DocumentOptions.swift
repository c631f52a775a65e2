import ArgumentParser
import Audit
import InterfaceBuilder

/// The documents that a command works on.
struct DocumentOptions: ParsableArguments {
  @Argument(help: "Storyboards and xibs, or folders to look for them in.")
  var path: [String]

  mutating func validate() throws {
    guard !path.isEmpty else { throw ValidationError("no document is named") }
  }

  /// What a command made of a document.
  struct Work<Result: Sendable>: Sendable {
    var result: Result
    /// What is damaged in the document; the work was done without it.
    var faults: [DocumentFault]
  }

  /// Reads every document on all cores, does `work` with it, and hands the results on in order.
  ///
  /// What cannot be read, and what is damaged, is reported on the console, a line each; the other documents are still
  /// done.
  ///
  /// - Parameters:
  ///   - console: where to say what could not be read, and how far the work is.
  ///   - work: called on any thread with the document and the name for files made from it.
  ///   - failed: called in order for a document that could not be read.
  ///   - consume: called in order with what `work` gave.
  /// - Returns: ``Outcome/incomplete`` if something could not be read.
  func forEach<Result: Sendable>(
    on console: any Console, work: @escaping @Sendable (InterfaceDocument, _ name: String) -> Work<Result>,
    failed: (_ path: String, DocumentFault) throws -> Void = { _, _ in }, consume: (Result) throws -> Void
  ) throws -> Outcome {
    let finder = DocumentFinder(paths: path)
    for folder in finder.skipped {
      console.report("\(folder): skipped: other people's code; name the folder to include it")
    }
    finder.complaints.forEach(console.report)
    var outcome = finder.complaints.isEmpty ? Outcome.success : .incomplete
    func report(_ fault: DocumentFault, in path: String) {
      console.report("\(path)\(fault.line.map { ":\($0)" } ?? ""): error: \(fault.message)")
      outcome = .incomplete
    }
    let documents = finder.documents
    console.progress("0 of \(documents.count) documents")
    let all = OrderedWork(documents) { found -> Swift.Result<Work<Result>, DocumentError> in
      do throws(DocumentError) {
        return .success(work(try InterfaceDocument.load(contentsOf: found.path), found.name))
      } catch {
        return .failure(error)
      }
    }
    try all.run { index, result in
      let path = documents[index].path
      switch result {
      case .success(let done):
        for fault in done.faults { report(fault, in: path) }
        try consume(done.result)
      case .failure(let error):
        report(DocumentFault(error), in: path)
        try failed(path, DocumentFault(error))
      }
      console.progress("\(index + 1) of \(documents.count) documents")
    }
    return outcome
  }
}
