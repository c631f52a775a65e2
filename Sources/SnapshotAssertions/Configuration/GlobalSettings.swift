import Foundation
import Synchronization

private let settings = Mutex(Settings())

private struct Settings {
  var record =
    ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
    .flatMap(SnapshotTestingConfiguration.Record.init) ?? .missing
  var tool = SnapshotTestingConfiguration.DiffTool.default
}

/// Whether all references are recorded.
public var isRecording: Bool {
  get { recordInForce == .all }
  set { settings.withLock { $0.record = newValue ? .all : .missing } }
}

/// The earlier name of ``isRecording``.
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// The tool that shows two files. Inert: the page of the test run shows them.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { settings.withLock { $0.tool } }
  set { settings.withLock { $0.tool = newValue } }
}

/// When references are recorded where nothing else says so: as `SNAPSHOT_TESTING_RECORD` says, or where there is none.
var globalRecord: SnapshotTestingConfiguration.Record { settings.withLock { $0.record } }

/// When references are recorded where the assertion says nothing.
var recordInForce: SnapshotTestingConfiguration.Record { SnapshotTestingConfiguration.current?.record ?? globalRecord }
