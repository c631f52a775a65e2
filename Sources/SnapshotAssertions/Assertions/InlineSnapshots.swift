import Foundation
import SnugTesting

/// Compares a value with a text in the test's source.
///
/// Without a text, the test fails, and its message has the text to put there: Snug does not change sources.
///
/// - Parameters:
///   - value: the value; `nil` counts as an empty text.
///   - snapshotting: how the text is made of the value.
///   - message: words for a failure.
///   - record: without an effect, as nothing is recorded.
///   - timeout: the longest time in seconds that making the text may take.
///   - syntaxDescriptor: where the expected text stands in a call of a function that calls this one.
///   - expected: gives the expected text.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let check = InlineCheck(
    strategy: snapshotting, timeout: timeout, place: SnapshotPlace(inlineIn: "\(function)", file: filePath, line: line))
  guard let problem = check.problem(expected: expected, try value()) else { return }
  let words = message()
  syntaxDescriptor.fail(
    words.isEmpty ? problem : "\(words)\n\(problem)", fileID: fileID, file: filePath, line: line, column: column)
}

/// The earlier form of `assertInlineSnapshot(of:as:matches:)`.
public func _assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false, timeout: TimeInterval = 5, with reference: String, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let message = _verifyInlineSnapshot(
    matching: try value(), as: snapshotting, record: recording, timeout: timeout, with: reference, file: filePath,
    testName: testName, line: line)
  if let message { TestLine("\(fileID)", filePath, line, Int(column)).fail(message) }
}

/// The earlier form of an inline comparison that returns its failure message. Spaces and line breaks around both texts
/// do not count.
public func _verifyInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false, timeout: TimeInterval = 5, with reference: String, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let kept = reference.trimmingCharacters(in: .whitespacesAndNewlines)
  let place = SnapshotPlace(inlineIn: testName, file: filePath, line: line)
  return InlineCheck(strategy: snapshotting, timeout: timeout, place: place, isTrimmed: true)
    .problem(expected: kept.isEmpty ? nil : { kept }, try value())
}

extension SnapshotPlace {
  /// The place of a snapshot whose text stands in the test.
  fileprivate init(inlineIn test: String, file: StaticString, line: UInt) {
    self.init(test: test, name: nil, file: "\(file)", line: line, folder: nil, pathExtension: nil)
  }
}

/// Compares a text of a value with one in a test's source.
private struct InlineCheck<Value> {
  let strategy: Snapshotting<Value, String>
  let timeout: TimeInterval
  let place: SnapshotPlace
  /// Whether spaces and line breaks around the text of the value do not count.
  var isTrimmed = false

  /// The failure message; `nil` if the texts are the same.
  func problem(expected: (() -> String)?, _ value: @autoclosure () throws -> Value?) -> String? {
    var actual = ""
    do {
      if let value = try value() {
        SnapshotLog.beginPicture(for: place.assertion)
        let taken = strategy.taken(of: value, within: timeout)
        if SnapshotLog.isObserved { return nil }
        guard let taken else {
          return "The snapshot was not taken within \(timeout) seconds."
        }
        actual = isTrimmed ? taken.trimmingCharacters(in: .whitespacesAndNewlines) : taken
      }
    } catch {
      return "The value could not be made: \(error)"
    }
    guard let expected = expected?() else {
      return "The test has no expected text, and Snug does not change sources. The text is:\n\(actual)"
    }
    guard let (lines, _) = strategy.diffing.diff(expected, actual) else { return nil }
    return "The text differs from the expected one:\n\(lines)"
  }
}
