import Foundation
import Projects
import Walking

/// Builds the tests of an app and runs them in worker processes.
@MainActor struct TestRun {
  /// A test and what it did.
  struct Entry {
    var name: TestName
    var result: TestResult
    /// The reason why the test's process ended before the test; `nil` if it did not.
    var stop: String?
  }

  /// The end of a run.
  struct End {
    /// The program that the tests were built into.
    var program: WorkerProgram
    /// The selected tests that do not run, because they do not compile.
    var notRun: [NotRunTest]
    /// What was left out of the code.
    var leftOut: LeftOutCode
  }

  /// The app with its tests.
  let app: ProjectApp
  let limits: WorkerOptions
  let selection: TestSelection
  let snapshots: SnapshotPolicy
  /// The device and its version of iOS.
  let start: AppStart
  let console: any Console

  /// Builds the tests, and runs those that are selected.
  ///
  /// - Parameters:
  ///   - program: the running program, whose arguments the workers get.
  ///   - done: called with each test, in the order of the tests.
  /// - Throws: ``AppBuildError`` if the tests cannot be built or started.
  func run(
    with program: WorkerProgram, done: (Entry) throws -> Void
  ) async throws -> End {
    let result = try await ProjectBuild(app, progress: console.progress).run()
    let leftOut = LeftOutCode(result, of: app)
    leftOut.notes.forEach(console.report)
    var program = program
    program.executable = result.program
    program.runsApp = true
    program.runsTests = true
    program.start = startOfScheme
    let names = try await names(with: &program)
    let left = NotRunTest.all(of: result.cuts, in: app.target.swiftSources, among: names)
    let tests = names.filter { test in
      selection.contains(test.words) && !left.contains { $0.concerns(test) }
    }
    try await run(tests, with: program, done: done)
    return End(program: program, notRun: left.filter { selection.contains($0.name) }, leftOut: leftOut)
  }

  /// The start with the arguments and environment variables of the scheme that runs the tests in Xcode.
  private var startOfScheme: AppStart {
    let (scheme, notes) = app.project.testScheme(for: app.target)
    notes.forEach { console.report("\($0)") }
    guard let scheme, !scheme.isEmpty else { return start }
    let given = scheme.variables.keys.sorted() + scheme.arguments
    console.report("\(app.target.name): from the scheme “\(scheme.name)”: \(given.joined(separator: ", "))")
    var start = start
    start.arguments = scheme.arguments + start.arguments
    start.variables.merge(scheme.variables) { own, _ in own }
    return start
  }

  /// The names of all tests. If the app stops while it is launched, the program is changed to one that launches it less
  /// far.
  private func names(with program: inout WorkerProgram) async throws -> [TestName] {
    while true {
      do {
        var names: [TestName] = []
        try await pool(program).run([try encoded(.names)]) { _, answer in
          switch answer {
          case .success(let bytes): names = try JSONDecoder().decode([TestName].self, from: Data(bytes))
          case .failure(let failure): throw AppBuildError(message: "the tests cannot be listed: \(failure.reason)")
          }
        }
        return names
      } catch let error as WorkerStartError {
        guard let stage = program.launch.fallback else { throw error }
        let how = stage.description
        console.report("\(app.path): the app stopped at its launch, so the tests run \(how): \(error.reason)")
        program.launch = stage
      }
    }
  }

  private func run(
    _ tests: [TestName], with program: WorkerProgram, done: (Entry) throws -> Void
  ) async throws {
    guard !tests.isEmpty else { return }
    console.progress("running \(tests.count) \(tests.count == 1 ? "test" : "tests")")
    let requests = try tests.map { try encoded(.run($0, snapshots)) }
    try await pool(program).run(requests) { index, answer in
      var entry = Entry(name: tests[index], result: TestResult())
      switch answer {
      case .success(let bytes): entry.result = try JSONDecoder().decode(TestResult.self, from: Data(bytes))
      case .failure(let failure):
        entry.stop = failure.cause == .time ? "it took longer than \(limits.timeout.formatted()) s" : failure.reason
      }
      try done(entry)
    }
  }

  private func pool(_ program: WorkerProgram) -> WorkerPool {
    WorkerPool(program: program, count: limits.jobs, limits: limits.limitsOfWorkers)
  }

  private func encoded(_ request: TestRequest) throws -> [UInt8] { [UInt8](try JSONEncoder().encode(request)) }
}
