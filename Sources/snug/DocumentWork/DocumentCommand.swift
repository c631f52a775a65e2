import ArgumentParser
import Audit
import Foundation
import InputFiles
import InterfaceBuilder
import Typesetting

/// A command that does the same work with every document, each in a worker process.
protocol DocumentCommand: WorkerCommand {
  /// The result of one document.
  associatedtype Product: DocumentProduct

  /// The environments to do it in.
  var environments: EnvironmentOptions { get }

  /// Does the work with one document; called in a worker process.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - found: where it was found, the name for files that are made from it, and what its project says.
  @MainActor func work(on document: InterfaceDocument, _ found: FoundDocument) -> DocumentWork<Product>
}

/// The asset catalogs of all documents of a worker. It lives for one run, in which they do not change.
@MainActor private let assetCatalogs = AssetCatalogs()

extension DocumentCommand {
  @MainActor func answer(_ request: [UInt8]) throws -> [UInt8] {
    let found = try JSONDecoder().decode(FoundDocument.self, from: Data(request))
    if let root = found.root { ProjectRoots.add(root) }
    do {
      let work = work(on: try Self.document(found), found)
      return try DocumentAnswer(faults: work.faults, product: try work.product.bytes).bytes
    } catch let error as DocumentError {
      return try DocumentAnswer(failure: DocumentFault(error)).bytes
    }
  }

  /// The document at a path: a storyboard, a xib, or the screens that the code of a Swift file makes.
  @MainActor private static func document(_ found: FoundDocument) throws -> InterfaceDocument {
    var document =
      ProgramRole.isApp && found.path.hasSuffix(".swift")
      ? try CodeScreenFile(path: found.path, isNamed: found.isNamed).document(assets: assetCatalogs)
      : try InterfaceDocument(
        data: DocumentFile.read(found.path, isNamed: found.isNamed), path: found.path, assets: assetCatalogs)
    for (scene, reason) in found.leftOutScenes { document.leaveOut(scene, because: reason) }
    return document
  }

  /// Does ``work(on:_:)`` with every document, and hands the products on in order.
  ///
  /// A document that cannot be read, that ends a worker, or that is damaged is reported on the console, one line per
  /// fault; the other documents are still done. If a scene ends a worker, the document is done again without it, after
  /// the others.
  ///
  /// - Parameters:
  ///   - documents: the documents.
  ///   - all: the documents of the whole run, if this is a part of it.
  ///   - console: receives reports of what could not be done, and the progress.
  ///   - program: what workers run.
  ///   - failed: called in order for a document that could not be done.
  ///   - consume: called in order with what ``work(on:_:)`` gave.
  /// - Returns: ``Outcome/incomplete`` if something could not be done.
  @MainActor func forEach(
    of documents: [FoundDocument], among all: [FoundDocument]? = nil, on console: any Console,
    with program: WorkerProgram,
    failed: (_ path: String, DocumentFault) throws -> Void = { _, _ in }, consume: (Product) throws -> Void
  ) async throws -> Outcome {
    var outcome = Outcome.success
    func report(_ fault: DocumentFault, in path: String) {
      console.report("\(path)\(fault.line.map { ":\($0)" } ?? ""): error: \(fault.message)")
      outcome = .incomplete
    }
    let complaints = environments.complaintsAboutLocales(of: (all ?? documents).map(\.path))
    guard complaints.isEmpty else {
      complaints.forEach(console.report)
      return .incomplete
    }
    console.progress("0 of \(documents.count) documents")
    var again: [FoundDocument] = []
    var done = 0
    func handle(_ document: FoundDocument, _ result: Result<[UInt8], WorkerFailure>) throws {
      let path = document.path
      let result = result.flatMap { bytes in
        // An app's code runs in workers, so an answer may be anything.
        Result { try DocumentAnswer(bytes: bytes) }.mapError { _ in
          WorkerFailure(cause: .noAnswer("what this program cannot read"), standardError: "")
        }
      }
      switch result {
      case .success(let answer):
        for fault in answer.faults { report(fault, in: path) }
        if let failure = answer.failure {
          report(failure, in: path)
          try failed(path, failure)
        } else {
          try consume(try Product(bytes: answer.product))
        }
      case .failure(let failure):
        if let scene = failure.scene, document.leftOutScenes[scene] == nil {
          var rest = document
          rest.leftOutScenes[scene] = limits.message(for: failure)
          again.append(rest)
          return
        }
        let fault = DocumentFault(line: nil, message: limits.message(for: failure))
        report(fault, in: path)
        try failed(path, fault)
      }
      done += 1
      console.progress("\(done) of \(documents.count) documents")
    }
    let pool = WorkerPool(program: program, count: limits.jobs, limits: limits.limitsOfWorkers)
    var next = documents
    while !next.isEmpty {
      let requests = try next.map { [UInt8](try JSONEncoder().encode($0)) }
      try await pool.run(requests) { index, result in try handle(next[index], result) }
      next = again
      again = []
    }
    return outcome
  }

  /// Does ``work(on:_:)`` with every document that was found.
  ///
  /// Packages whose code the options allow to run are built, and their documents loaded with the app's code. Folders that
  /// were skipped, and folders without a document, are reported first.
  ///
  /// - Parameters:
  ///   - finder: what was found.
  ///   - options: the options that name the documents.
  ///   - console: receives reports of what could not be done, and the progress.
  ///   - program: what workers run.
  ///   - choose: called once with all documents in the order of the run, before the first is done; says which are done.
  ///   - failed: called in order for a document that could not be done.
  ///   - consume: called in order with what ``work(on:_:)`` gave.
  @MainActor func forEach(
    in finder: DocumentFinder, of options: DocumentOptions, on console: any Console, with program: WorkerProgram,
    choosing choose: ([FoundDocument]) throws -> [FoundDocument] = { $0 },
    failed: (_ path: String, DocumentFault) throws -> Void = { _, _ in }, consume: (Product) throws -> Void
  ) async throws -> Outcome {
    for folder in finder.skipped {
      console.report("\(folder): skipped: other people's code; name the folder to include it")
    }
    for folder in finder.repositories {
      console.report("\(folder): skipped: a repository of its own; name the folder to include it")
    }
    for (platform, count) in finder.otherPlatforms.sorted(by: { $0.key < $1.key }) {
      console.report("\(count) document\(count == 1 ? "" : "s") for \(platform) skipped")
    }
    if finder.excluded > 0 {
      console.report("\(finder.excluded) document\(finder.excluded == 1 ? "" : "s") excluded by the configuration")
    }
    finder.complaints.forEach(console.report)
    if let warning = InstalledFonts.warning { console.report("warning: \(warning)") }
    var outcome = finder.complaints.isEmpty ? Outcome.success : .incomplete
    let build = try await AppBuild(options, on: console)
    if options.app == nil { options.packages.notes(for: Self.configuration.commandName ?? "").forEach(console.report) }
    let groups = build.groups(of: finder.documents)
    if build.isIncomplete { outcome = .incomplete }
    if !WorkerIsolation.isComplete, groups.contains(where: { if case .app = $0.program { true } else { false } }) {
      console.report(WorkerIsolation.warning)
    }
    let chosen = Set(
      try choose(groups.filter { $0.program != .unbuilt }.flatMap(\.documents)).map { PathBytes($0.path) })
    for group in groups where group.program != .unbuilt {
      var worker = program
      if case .app(let path) = group.program {
        worker.executable = path
        worker.runsApp = true
      }
      outcome = max(
        outcome,
        try await forEach(
          of: group.documents.filter { chosen.contains(PathBytes($0.path)) }, among: group.documents, on: console,
          with: worker,
          failed: failed, consume: consume))
    }
    return outcome
  }
}
