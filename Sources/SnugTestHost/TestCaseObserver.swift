import XCTest
import snug

/// Collects what the running test of XCTest reports.
final class TestCaseObserver: NSObject, XCTestObservation {
  // XCTest runs tests and calls its observers on the main thread.
  nonisolated(unsafe) var result = TestResult()

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
  ) {
    // XCTest writes line 0 if it does not know the place.
    result.issues.append(
      TestResult.Issue(message: description, file: lineNumber > 0 ? filePath : nil, line: lineNumber))
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    guard testCase.testRun?.hasBeenSkipped == true, result.issues.isEmpty else { return }
    result.skipped = result.skipped ?? "it skips itself"
  }
}
