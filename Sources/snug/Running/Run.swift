import Audit
import Foundation
import InputFiles
import InterfaceBuilder
import Projects
import Reports
import Typesetting
import Walking

/// The execution of a command: it builds apps, works on the documents of its plan in worker processes, and has an
/// outcome at the end.
///
/// Work that cannot be done is reported on the console, one line per error, and the rest is still done. ``RunPlan``
/// lists the documents, ``AppBuild`` builds the apps, and a ``WorkerPool`` runs the worker processes.
@MainActor final class Run {
  /// The effect on the run of a damaged document, whose damaged parts were left out.
  enum Damage: String {
    /// The damage is reported as an error, and the outcome is ``Outcome/incomplete``.
    case error
    /// The damage is reported as a warning, without an effect on the outcome.
    case warning
  }

  private let plan: RunPlan
  private let limits: WorkerOptions
  private let console: any Console
  private let program: WorkerProgram
  private let damage: Damage
  /// The documents, grouped by the program that loads them.
  private var groups: [AppBuild.Group]
  /// The parts of the code of Xcode projects' apps that were left out of the build.
  private(set) var apps: [AppCodeRecord] = []
  /// The walks through the apps.
  private(set) var walks: [WalkRecord] = []
  /// The tests whose screens are looked at.
  private(set) var tests: [TestsRecord] = []
  /// ``Outcome/incomplete`` if a part of the work could not be done.
  private(set) var outcome = Outcome.success

  /// - Parameters:
  ///   - plan: the documents, environments and settings of the run.
  ///   - limits: the number of worker processes, and the memory and time that each may use.
  ///   - console: the console to report errors and progress to.
  ///   - program: the program that worker processes run.
  ///   - damage: the effect of a damaged document on the run.
  init(
    _ plan: RunPlan, limits: WorkerOptions, on console: any Console, with program: WorkerProgram,
    damage: Damage = .error
  ) {
    self.plan = plan
    self.limits = limits
    self.console = console
    self.program = program
    self.damage = damage
    groups = [AppBuild.Group(program: .own, documents: plan.documents)]
  }

  /// Begins the run: reports what the plan leaves out, and builds the apps of its targets, so that their documents are
  /// loaded with the app's code.
  ///
  /// - Parameter command: the name of the command.
  /// - Returns: the documents that can be worked on, in the order of the work.
  @discardableResult func begin(_ command: String?) async throws -> [FoundDocument] {
    (plan.notes + plan.complaints).forEach(console.report)
    if let warning = InstalledFonts.warning { console.report("warning: \(warning)") }
    if !plan.complaints.isEmpty { outcome = .incomplete }
    var launched = program
    if plan.targets.walks { launched.start = plan.walkSettings.start }
    let build = try await AppBuild(
      plan.targets.packages, projects: plan.apps, app: plan.targets.app, isNeeded: plan.targets.needsCode,
      limits: limits.limitsOfWorkers, with: launched, on: console)
    plan.targets.notes(for: command ?? "").forEach(console.report)
    if build.isIncomplete { outcome = .incomplete }
    groups = build.groups(of: plan.documents.filter { !$0.isOfTests })
    apps = build.records
    if !WorkerIsolation.isComplete, groups.contains(where: { if case .app = $0.program { true } else { false } }) {
      console.report(WorkerIsolation.warning)
    }
    groups.removeAll { $0.program == .unbuilt }
    if plan.targets.walks { try await walk() }
    for app in plan.tests { try await showTests(of: app) }
    return groups.flatMap(\.documents)
  }

  /// Walks through the apps. The screens that are reached become screens of the files in which the apps begin.
  private func walk() async throws {
    for index in groups.indices {
      let program = program(of: groups[index])
      guard program.runsApp else { continue }
      let documents = groups[index].documents
      if let start = AppWalker.beginning(in: documents) {
        groups[index].documents[start].walkSettings = plan.walkSettings
        let walker = AppWalker(program: program, limits: limits, console: console)
        if let walk = try await walker.walk(from: groups[index].documents[start]) {
          groups[index].documents[start].walks = walk.screens(ofFileAt: documents[start].path)
          walks.append(walk.record(of: documents[start].path))
        } else {
          outcome = .incomplete
        }
      } else {
        let name = (program.executable as NSString).lastPathComponent
        console.report("\(name): error: no file of the app starts it, so it is not walked through")
        outcome = .incomplete
      }
      groups[index].documents.removeAll { !$0.hasScreens }
    }
  }

  /// Runs tests. The screens that they show become screens of the files with their assertions.
  private func showTests(of app: ProjectApp) async throws {
    var shown = ShownTests(by: app.target.name, files: plan.documents.filter(\.isOfTests).map(\.path))
    let selection = TestSelection(included: plan.targets.tests?.filter ?? [])
    let start = plan.targets.tests?.start ?? AppStart()
    let run = TestRun(
      app: app, limits: limits, selection: selection, snapshots: .shown, start: start, console: console)
    do {
      let end = try await run.run(with: .tests(of: app, by: program)) { shown.add($0) }
      shown.add(end.notRun)
      let record = shown.record
      if record.tests + end.notRun.count == 0 { throw AppBuildError(message: "no test has such a name") }
      tests.append(record)
      console.report("\(record.target): \(record.words)")
      for failure in record.failures { console.report("\(record.target): not looked at: \(failure)") }
      let documents = plan.documents.filter(\.isOfTests).compactMap { document -> FoundDocument? in
        guard let screens = shown.screens[document.path] else { return nil }
        var document = document
        document.tests = screens
        document.leftOutParts = end.leftOut.parts
        return document
      }
      groups.append(AppBuild.Group(program: .tests(end.program.executable), documents: documents))
    } catch let error as AppBuildError {
      console.report("\(app.path): error: \(error.message)")
      outcome = .incomplete
    }
  }

  /// The program that loads the documents of a group.
  private func program(of group: AppBuild.Group) -> WorkerProgram {
    var worker = program
    switch group.program {
    case .own, .unbuilt: break
    case .app(let path):
      worker.executable = path
      worker.runsApp = true
      if plan.targets.walks { worker.start = plan.walkSettings.start }
    case .tests(let path):
      worker.executable = path
      worker.runsApp = true
      worker.start = plan.targets.tests?.start ?? AppStart()
    }
    return worker
  }

  /// Has worker processes work on the documents of the plan, and passes on the result of each, in order.
  ///
  /// A document that cannot be read, is damaged or crashes a worker process is reported. If a scene crashes a worker
  /// process, the work on its document is repeated after the other documents: first without the app's code for this
  /// scene, then without the scene. Each screen of an app is worked on in a process of its own.
  ///
  /// - Parameters:
  ///   - chosen: the documents to work on; `nil` for all.
  ///   - failed: called for a document on which the work failed.
  ///   - done: called with the result of the work on a document.
  func documents<Product: DividedProduct>(
    _ chosen: [FoundDocument]? = nil, failed: (FoundDocument, DocumentFault) throws -> Void = { _, _ in },
    done: (FoundDocument, Product) throws -> Void
  ) async throws {
    let chosen = chosen.map { Set($0.map { PathBytes($0.path) }) }
    for group in groups {
      let worker = program(of: group)
      let complaints = plan.complaintsAboutLanguages(of: group.documents, showsApp: worker.runsApp)
      guard complaints.isEmpty else {
        complaints.forEach(console.report)
        outcome = .incomplete
        continue
      }
      var documents = group.documents.filter { chosen?.contains(PathBytes($0.path)) ?? true }
      if worker.runsApp {
        for index in documents.indices { documents[index].part = .first }
      }
      let work = DividedWork<FoundDocument, Product>(documents) { try $0.add($1) }
      try await perform(work, with: worker, failed: failed, done: done)
    }
  }

  /// Has worker processes work on subjects that are not documents of the plan, such as pairs of revisions, and passes
  /// on the result of each, in order.
  func subjects<Subject: RunSubject, Product: DocumentProduct>(
    _ subjects: [Subject], done: (Subject, Product) throws -> Void
  ) async throws {
    let work = DividedWork<Subject, Product>(subjects) { _, _ in throw UnequalParts() }
    try await perform(work, with: program, failed: { _, _ in }, done: done)
  }

  /// Has a worker process answer a question about one document of the plan; `nil` if it could not, which is reported.
  func answer<Product: DividedProduct>(to question: FoundDocument) async throws -> Product? {
    let path = PathBytes(question.path)
    let group = groups.first { $0.documents.contains { PathBytes($0.path) == path } }
    let work = DividedWork<FoundDocument, Product>([question]) { try $0.add($1) }
    var answer: Product?
    try await perform(work, with: group.map(program) ?? program, failed: { _, _ in }, done: { answer = $1 })
    return answer
  }

  private func perform<Subject: RunSubject, Product: DocumentProduct>(
    _ work: DividedWork<Subject, Product>, with program: WorkerProgram,
    failed: (Subject, DocumentFault) throws -> Void, done: (Subject, Product) throws -> Void
  ) async throws {
    var work = work
    let count = work.count
    console.progress("0 of \(count) documents")
    var pool = WorkerPool(program: program, count: limits.jobs, limits: limits.limitsOfWorkers)
    while !work.isDone {
      let parts = work.takeParts()
      let requests = try parts.map { [UInt8](try JSONEncoder().encode($0.subject)) }
      var answered = 0
      do {
        try await pool.run(requests) { index, result in
          answered += 1
          if let rest = rest(of: parts[index].subject, after: result) { return work.tryAgain(parts[index], as: rest) }
          work.finish(parts[index], with: answer(in: result))
          for (subject, result) in work.takeResults() {
            report(result.answer, on: subject.title)
            if let failure = result.answer.failure {
              try failed(subject, failure)
            } else if let product = result.product {
              try done(subject, product)
            }
            console.progress("\(work.countOfResults) of \(count) documents")
          }
        }
      } catch let error as WorkerStartError where program.runsApp {
        // The app traps when it is launched. Its documents are loaded all the same.
        guard let stage = pool.program.launch.fallback else { throw error }
        let name = (program.executable as NSString).lastPathComponent
        console.report(
          "\(name): error: the app ends while it is launched (\(error.reason)); "
            + "its documents are looked at all the same, \(stage.description)")
        outcome = .incomplete
        pool.program.launch = stage
        work.giveBack(parts[answered...])
      }
    }
  }

  /// The subject to try next after a scene crashed the worker process; `nil` if the work succeeded, or no further
  /// attempt is possible.
  private func rest<Subject: RunSubject>(of subject: Subject, after result: Result<[UInt8], WorkerFailure>) -> Subject?
  {
    guard case .failure(let failure) = result, let scene = failure.scene else { return nil }
    return subject.leavingOut(scene, because: limits.message(for: failure))
  }

  /// The worker's answer and its product, or an answer with the reason why there is none.
  private func answer<Product: DocumentProduct>(
    in result: Result<[UInt8], WorkerFailure>
  ) -> (answer: DocumentAnswer, product: Product?) {
    var failure = WorkerFailure(cause: .notUnderstood, standardError: "")
    switch result {
    case .success(let bytes):
      // Bytes from a worker are not trusted, because an app's code runs in it.
      guard let answer = try? DocumentAnswer(bytes: bytes) else { break }
      if answer.failure != nil { return (answer, nil) }
      if let product = try? Product(bytes: answer.product) { return (answer, product) }
    case .failure(let end): failure = end
    }
    return (DocumentAnswer(failure: DocumentFault(line: nil, message: limits.message(for: failure))), nil)
  }

  private func report(_ answer: DocumentAnswer, on title: String) {
    func report(_ fault: DocumentFault, as kind: Damage) {
      console.report("\(title)\(fault.line.map { ":\($0)" } ?? ""): \(kind.rawValue): \(fault.message)")
      if kind == .error { outcome = .incomplete }
    }
    for fault in answer.faults { report(fault, as: damage) }
    if let failure = answer.failure { report(failure, as: .error) }
  }
}
