import Foundation
import SnugTesting

/// Compares a value with a reference file, which is recorded if there is none.
///
/// - Parameters:
///   - value: the value.
///   - snapshotting: how a snapshot is taken and compared.
///   - name: the name of the snapshot; `nil` for its number among those of the test.
///   - record: when the reference is recorded; `nil` for the default.
///   - timeout: the longest time in seconds that taking the snapshot may take.
///   - testName: the name of the test function.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let message = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, file: filePath,
    testName: testName, line: line)
  if let message { TestLine("\(fileID)", filePath, line, Int(column)).fail(message) }
}

/// Compares a value with a reference file for each of several named strategies.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with a reference file for each of several strategies.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with a reference file, and returns the failure message; `nil` if there is none.
///
/// - Parameter snapshotDirectory: the folder of the references; `nil` for the default one. Only references in a folder
///   `__SnugSnapshots__` are recorded.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  let check = SnapshotCheck(
    strategy: snapshotting,
    place: SnapshotPlace(
      test: testName, name: name, file: "\(filePath)", line: line, folder: snapshotDirectory,
      pathExtension: snapshotting.pathExtension),
    record: record ?? recordInForce, timeout: timeout)
  do {
    return check.message(for: try value())
  } catch {
    return "The value could not be made: \(error)"
  }
}
