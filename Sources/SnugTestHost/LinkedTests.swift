import Environments
import SnapshotAssertions
@_spi(Generated) import UIKit
import snug

/// All tests that are linked into this program.
@MainActor struct LinkedTests: TestLibrary {
  private let methods: TestCaseMethods
  private let functions: TestFunctions

  init(methods: TestCaseMethods, functions: TestFunctions) {
    self.methods = methods
    self.functions = functions
  }

  func names() throws -> [TestName] { methods.names + (try functions.names()) }

  func run(_ test: TestName, _ snapshots: SnapshotPolicy) -> TestResult {
    var screens: [TestResult.Screen] = []
    switch snapshots {
    case .own(let mode): SnapshotLog.begin(recording: mode.map { SnapshotTestingConfiguration.Record($0) })
    case .recorded(let tolerance): SnapshotLog.begin(recordedTolerance: tolerance)
    case .shown: SnapshotLog.begin { screens.append(TestResult.Screen($0)) }
    }
    let clock = ContinuousClock()
    let start = clock.now
    if case .recorded = snapshots { OwnComparisons.begin() }
    defer { OwnComparisons.end() }
    var result = run(test)
    result.seconds = (clock.now - start) / .seconds(1)
    result.snapshots = SnapshotLog.takeAll().map(TestResult.Snapshot.init)
    result.screens = screens
    return result
  }

  private func run(_ test: TestName) -> TestResult {
    test.library == .xctest ? methods.run(test) : functions.run(test)
  }

  func show(_ screen: TestScreen, in window: UIWindow) throws(ScreenAbsence) -> CodeScreen.ShownContent {
    var shown: (content: CodeScreen.ShownContent, tree: String)?
    var result = TestResult()
    let isLeft = SeparateStack.call {
      SnapshotLog.begin { subject in
        guard shown == nil, subject.assertion.name == screen.snapshot else { return }
        let content = subject.show(in: window)
        shown = (
          CodeScreen.ShownContent(content.controller, partSize: content.partSize), ViewTree(root: window).text
        )
        SeparateStack.leave()
      }
      result = run(screen.test)
    }
    guard let shown else { throw ScreenAbsence(absence: result) }
    guard isLeft || shown.tree == ViewTree(root: window).text else { throw ScreenAbsence.changed }
    return shown.content
  }
}

extension ScreenAbsence {
  /// A test that cannot be left at the assertion has changed what it was given.
  fileprivate static let changed = ScreenAbsence(
    "the test changes it after the assertion, and only tests of XCTest that are not asynchronous stop there")

  /// The absence of a screen, with the result of a test that has not come to its assertion.
  fileprivate init(absence result: TestResult) {
    let how =
      result.skipped.map { "skips itself: \($0)" }
      ?? result.issues.first.map { "fails before: \($0.message.split(separator: "\n").first ?? "")" }
    self.init("the test does not come to this assertion" + (how.map { "; it \($0)" } ?? ""))
  }
}

extension TestResult.Screen {
  @MainActor fileprivate init(_ subject: ShownSubject) {
    let place = subject.assertion
    self.init(snapshot: place.name, file: place.file, line: place.line, look: subject.look)
  }
}

extension SnapshotTestingConfiguration.Record {
  fileprivate init(_ mode: SnapshotMode) {
    switch mode {
    case .all: self = .all
    case .missing: self = .missing
    case .never: self = .never
    case .failed: self = .failed
    }
  }
}

extension TestResult.Snapshot {
  fileprivate init(_ taken: TakenSnapshot) {
    let state: State =
      switch taken.state {
      case .same: .same
      case .recorded: .recorded
      case .changed: .changed
      case .differs: .differs
      case .missing: .missing
      }
    self.init(
      reference: taken.reference, state: state, expected: taken.expected, actual: taken.actual,
      difference: taken.difference, boxes: taken.boxes.map(TestResult.Box.init),
      undrawnBoxes: taken.undrawnBoxes)
  }
}

extension TestResult.Box {
  fileprivate init(_ box: ComparedBox) {
    self.init(words: box.words, distance: box.distance)
  }
}
