import SnapshotAssertions
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
    switch snapshots {
    case .own(let mode): SnapshotLog.begin(recording: mode.map { SnapshotTestingConfiguration.Record($0) })
    case .recorded(let tolerance): SnapshotLog.begin(recordedTolerance: tolerance)
    }
    let clock = ContinuousClock()
    let start = clock.now
    if case .recorded = snapshots { OwnComparisons.begin() }
    defer { OwnComparisons.end() }
    var result = test.library == .xctest ? methods.run(test) : functions.run(test)
    result.seconds = (clock.now - start) / .seconds(1)
    result.snapshots = SnapshotLog.takeAll().map(TestResult.Snapshot.init)
    return result
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
