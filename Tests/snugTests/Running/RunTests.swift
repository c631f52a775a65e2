import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import snug

/// A run: what cannot be done is said, and the rest is done.
@MainActor
struct RunTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(BadInputTests.xib(BadInputTests.top), to: "Good.xib")
    try folder.write("no document", to: "Bad.xib")
  }

  /// Runs `snug layout` on targets; returns what was done, what was not, and what was said.
  private func run(
    _ targets: [RunTarget], only: String? = nil
  ) async throws -> (begun: [String], done: [String], failed: [String], run: Run, console: CapturedConsole) {
    try await run(targets, only: only, String.self)
  }

  /// Runs `snug layout`, whose results are taken for those of another type.
  private func run<Product: DividedProduct>(
    _ targets: [RunTarget], only: String? = nil, _ type: Product.Type
  ) async throws -> (begun: [String], done: [String], failed: [String], run: Run, console: CapturedConsole) {
    let console = CapturedConsole()
    let plan = try RunPlan(RunRequest(targets: RunTargets(targets)))
    let run = Run(
      plan, limits: try WorkerOptions.parse(["--jobs", "1"]), on: console,
      with: try .built(["layout", folder.path]))
    let documents = try await run.begin("layout")
    var (done, failed): ([String], [String]) = ([], [])
    try await run.documents(
      only.map { name in documents.filter { $0.name == name } },
      failed: { document, _ in failed.append(document.name) },
      done: { (document, _: Product) in done.append(document.name) })
    return (documents.map(\.name), done, failed, run, console)
  }

  @Test func whatCannotBeReadIsSaidAndTheRestIsDone() async throws {
    let result = try await run([.place(folder.path)])
    #expect(result.begun == ["Bad", "Good"])
    #expect(result.done == ["Good"])
    #expect(result.failed == ["Bad"])
    #expect(result.run.outcome == .incomplete)
    #expect(result.console.reports.count == 1)
    #expect(result.console.reports.first?.hasPrefix("\(folder.path)/Bad.xib:1: error: ") == true)
  }

  private struct Other: DividedProduct {
    var number: Int

    mutating func add(_ other: Other) { number += other.number }
  }

  /// The program of an app may be of another version of Snug.
  @Test func whatAWorkerOfAnotherVersionAnswersIsSaid() async throws {
    let result = try await run([.place("\(folder.path)/Good.xib")], Other.self)
    #expect(result.done == [])
    #expect(result.failed == ["Good"])
    #expect(
      result.console.reports == [
        "\(folder.path)/Good.xib: error: could not be laid out (the worker process was not understood; it may be of "
          + "another version of Snug: build the app again)"
      ])
    #expect(result.run.outcome == .incomplete)
  }

  @Test func whatAWorkerOfAnotherVersionIsAskedIsSaid() async throws {
    let pool = WorkerPool(program: try .built(["layout", folder.path]), count: 1, limits: WorkerLimits())
    try await pool.run([Array("{}".utf8)]) { _, result in
      #expect(throws: WorkerFailure.self) { try result.get() }
      guard case .failure(let failure) = result else { return }
      #expect(failure.cause == .notUnderstood)
    }
  }

  @Test func aPartOfThePlanIsDone() async throws {
    let result = try await run([.place(folder.path)], only: "Good")
    #expect(result.done == ["Good"])
    #expect(result.console.reports == [])
    #expect(result.run.outcome == .success)
  }

  /// A folder runs no code, so there is nothing to walk through.
  @Test func aWalkNeedsAnApp() {
    var targets = RunTargets([.place(folder.path)])
    targets.walks = true
    #expect(
      throws: RunPlanError(
        "error: --walk runs an app: name an Xcode project or a Package.swift, or allow the code of folders with --run")
    ) { try RunPlan(RunRequest(targets: targets)) }
  }

  /// Tests are compiled, which a folder does not allow.
  @Test func testsNeedAProject() {
    var targets = RunTargets([.place(folder.path)])
    targets.tests = RunTargets.Tests()
    #expect(
      throws: RunPlanError(
        "error: --tests compiles an app with its tests: name an Xcode project, or allow the code of folders with --run")
    ) { try RunPlan(RunRequest(targets: targets)) }
  }

  @Test(arguments: [
    (
      ["audit", "Form.xcodeproj", "--test-filter", "Form"],
      "--test-target, --test-filter, --test-device and --test-ios need --tests"
    ),
    (
      ["layout", "Form.xcodeproj", "--test-target", "Form"],
      "--test-target, --test-filter, --test-device and --test-ios need --tests"
    ),
    (
      ["preview", "Form.xcodeproj", "--tests"], "the preview does not run tests; audit, layout, render and record do"
    ),
  ]) func optionsForTestsThatMakeNoSenseAreRefused(_ arguments: [String], _ message: String) {
    let error = #expect(throws: (any Error).self) { try Snug.command(for: arguments) }
    #expect(error.map { Snug.message(for: $0) }?.contains(message) == true)
  }

  @Test func whatIsNamedAndHoldsNothingIsSaid() async throws {
    try FileManager.default.createDirectory(atPath: "\(folder.path)/Empty", withIntermediateDirectories: false)
    let result = try await run([.place("\(folder.path)/Empty"), .place("\(folder.path)/Good.xib")])
    #expect(result.done == ["Good"])
    #expect(result.console.reports == ["\(folder.path)/Empty: error: holds no .storyboard or .xib"])
    #expect(result.run.outcome == .incomplete)
  }

  /// A package that cannot be built costs its own documents only.
  @Test func aPackageWithoutAnAppIsSaid() async throws {
    try folder.write(BadInputTests.xib(BadInputTests.top), to: "Kit/Box.xib")
    let result = try await run([.package("\(folder.path)/Kit"), .place("\(folder.path)/Good.xib")])
    #expect(result.done == ["Box", "Good"])
    #expect(result.console.reports == ["\(folder.path)/Kit: error: \(AppBuildError.noApp)"])
    #expect(result.run.outcome == .incomplete)
  }
}
