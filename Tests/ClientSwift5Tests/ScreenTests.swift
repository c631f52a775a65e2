import SnugTesting
import UIKit
import XCTest

/// Tests of XCTest in Swift 5 mode need no annotations: their methods run on the main thread.
final class ScreenXCTests: XCTestCase {
  private var failures: [String] = []
  private var isExpecting = false

  /// XCTest on Linux has no `XCTExpectFailure`.
  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    guard isExpecting else {
      super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      return
    }
    failures.append("\((filePath as NSString).lastPathComponent):\(lineNumber): \(description)")
  }

  private func failures(of body: () -> Void) -> [String] {
    failures = []
    isExpecting = true
    body()
    isExpecting = false
    return failures
  }

  func testFailuresReachXCTest() {
    let screen = TestScreen { WordsController() }
    let line = #line + 2
    let found = failures(of: {
      screen.tap("Sage")
      assertScreen(screen, named: "never recorded", record: .never)
      assertNoFindings(screen, rules: ["truncated-texts"])
    })
    XCTAssertEqual(found.count, 3)
    XCTAssertTrue(found[0].hasPrefix("ScreenTests.swift:\(line): failed - The screen has no element “Sage”. "))
    XCTAssertTrue(
      found[1].hasPrefix(
        "ScreenTests.swift:\(line + 1): failed - Nothing is recorded for testFailuresReachXCTest.never-recorded: "))
    XCTAssertEqual(
      found[2],
      "ScreenTests.swift:\(line + 2): failed - There is no rule “truncated-texts”; `snug rules` lists them.")
  }

  func testTheListShowsItsWords() {
    let screen = TestScreen { WordsController() }
    XCTAssertTrue(screen.shows("Rex"))
    assertNoFindings(screen, rules: ["truncated-text"])
  }

  @MainActor func testWordsThatComeLate() async {
    let screen = TestScreen { WordsController() }
    let isShown = await screen.settle(for: 1) { screen.shows("Rex") }
    XCTAssertTrue(isShown)
  }
}
