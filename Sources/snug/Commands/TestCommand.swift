import ArgumentParser
import Configuration
import Environments
import Foundation
import InterfaceBuilder
import Projects
import Reports
import UIKit
import Walking

/// `snug test`: builds the unit tests of an Xcode project and runs them.
struct TestCommand: WorkerCommand {
  static let configuration = CommandConfiguration(
    commandName: WorkerProgram.testCommand,
    abstract: "Runs the unit tests of an Xcode project or a Swift package, with their snapshots.",
    discussion: """
      Tests of XCTest and Swift Testing are compiled together with the app, which is launched before them if the project \
      says so. Naming the project is the consent to run its code. The tests have no network, and can write only into a \
      temporary folder; nothing of the checkout changes but the references of snapshots.

      All tests of a project, or of a package, with one target for tests:
        $ snug test MyApp.xcodeproj
        $ snug test MyPackage

      Some of them, of one of several targets:
        $ snug test MyApp.xcodeproj --target MyAppTests --filter FormTests

      Snapshots of swift-snapshot-testing have references of their own, in __SnugSnapshots__ beside each test: those in \
      __Snapshots__ come from a simulator and stay as they are. The first run records them, and fails; commit what it \
      recorded. Record again what was changed on purpose:
        $ snug test MyApp.xcodeproj --record all --filter FormTests

      Compared with the references that a simulator recorded, by the boxes of text, drawings and fills:
        $ snug test MyApp.xcodeproj --compare-recorded --device "iPhone 15" --ios 17.5

      With a page that shows what was expected and what is there, tested/index.html, and results for a CI server:
        $ snug test MyApp.xcodeproj --report html=tested --report junit=tests.xml

      Exit codes: 0 all tests passed, or recorded what --record says, 1 some failed or stopped, 2 some could not run.
      """)

  @Argument(
    help: ArgumentHelp(
      "An Xcode project (.xcodeproj), a workspace (.xcworkspace), what generates one (XcodeGen's project.yml, Tuist's "
        + "Project.swift, which is read and not run), or a Swift package (Package.swift, or its folder).",
      valueName: "project"))
  var path: String

  @Option(help: ArgumentHelp("The target with the tests, if the project has several.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "Only tests whose names, such as FormTests/testTitle, match a regular expression; repeatable.",
      valueName: "expression"))
  var filter: [TestSelection.Pattern] = []

  @Option(
    help: ArgumentHelp("No tests whose names match a regular expression; repeatable.", valueName: "expression"))
  var skip: [TestSelection.Pattern] = []

  @Option(
    help: ArgumentHelp(
      "When references of snapshots are recorded; by default, if there is none.",
      valueName: SnapshotMode.allCases.map(\.rawValue).joined(separator: "|")))
  var record: SnapshotMode?

  @Option(
    help: ArgumentHelp(
      "The device, by Interface Builder's identifier or by name; by default an iPhone 16.", valueName: "name"),
    transform: TestedDevice.device)
  var device: Device?

  @Option(
    help: ArgumentHelp(
      "The version of iOS that the device reports, such as 17.5; by default 18.0.",
      discussion: "How bars and tables look before iOS 15, and the sizes of controls of iOS 26, follow it.",
      valueName: "version"),
    transform: TestedDevice.system)
  var ios: SystemVersion?

  @Flag(
    help: ArgumentHelp(
      "Compare snapshots with the references that a simulator recorded, not with Snug's own: the boxes of lines of text, "
        + "drawings and fills, and the frames in descriptions of views."))
  var compareRecorded = false

  @Option(
    help: ArgumentHelp(
      "With --compare-recorded, the largest distance of a box from the recorded one.", valueName: "points"))
  var within = 1.0

  @Option(
    help: ArgumentHelp(
      "A report to write; repeatable: html and a folder, as in html=tested, or junit and a file.",
      valueName: "format=path"), transform: ReportTarget.init)
  var report: [ReportTarget] = []

  @OptionGroup(title: "Worker Options") var limits: WorkerOptions

  func validate() throws {
    guard report.allSatisfy({ $0.isFolder || $0.format == .junit }) else {
      throw ValidationError("--report takes html and a folder, or junit and a file")
    }
    guard record == nil || !compareRecorded else {
      throw ValidationError("--record and --compare-recorded exclude each other")
    }
    guard within >= 0 else { throw ValidationError("--within is negative") }
  }

  /// The device and its version of iOS.
  private var start: AppStart { TestedDevice.start(on: device, ios) }

  /// Answers a request in the program with the tests.
  func answer(_ request: [UInt8]) throws -> [UInt8] {
    guard let tests = ProgramRole.tests else { fatalError("this program has no tests") }
    switch try JSONDecoder().decode(TestRequest.self, from: Data(request)) {
    case .names: return [UInt8](try JSONEncoder().encode(tests.names()))
    case .run(let name, let snapshots): return [UInt8](try JSONEncoder().encode(tests.run(name, snapshots)))
    }
  }

  func run(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    guard let app = try await app(on: console) else { return .incomplete }
    for folder in report.filter(\.isFolder).map(\.path) {
      if let complaint = OutputCheck.complaint(aboutFolder: folder) {
        console.report(complaint)
        return .incomplete
      }
      try OutputFile.makeFolder(folder)
    }
    let run = TestRun(
      app: app, limits: limits, selection: TestSelection(included: filter, skipped: skip),
      snapshots: compareRecorded ? .recorded(within: within) : .own(record), start: start, console: console)
    var results = TestResults(of: app, reports: report, on: console)
    do {
      let end = try await run.run(with: program) { try results.add($0) }
      for test in end.notRun { try results.add(test) }
    } catch let error as AppBuildError {
      console.report("\(path): error: \(error.message)")
      return .incomplete
    }
    return try results.end()
  }

  /// The app with its tests; `nil` if there is none, which is reported.
  @MainActor private func app(on console: any Console) async throws -> ProjectApp? {
    do {
      let settings = try ProjectConfiguration.load(near: [path])?.appSettings(forProjectAt: path) ?? AppSettings()
      let project = try await ProjectApp.projectOrPackage(at: path)
      let app = try ProjectApp(testsOf: project, target: target, settings: settings)
      if !app.target.swiftSources.isEmpty { return app }
      console.report("\(path): error: the target \(app.target.name) has no tests in Swift")
    } catch let error as ConfigurationError {
      error.lines.forEach(console.report)
    } catch let error as AppBuildError {
      console.report("\(path): error: \(error.message)")
    } catch let error as ProjectError {
      console.report("\(error)")
    }
    return nil
  }
}

extension SnapshotMode: ExpressibleByArgument {}
