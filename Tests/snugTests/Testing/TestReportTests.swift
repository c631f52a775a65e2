import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import snug

/// How the results of an app's tests are chosen, named and written.
struct TestReportTests {
  private func entry(_ function: String, _ change: (inout TestRun.Entry) -> Void = { _ in }) -> TestRun.Entry {
    let name = TestName(
      library: .xctest, suite: "FormTests", function: function, identifier: "FormTests/\(function)")
    var entry = TestRun.Entry(name: name, result: TestResult())
    change(&entry)
    return entry
  }

  private let lines = TestLines(folder: "/app")

  @Test func aFailureNamesItsPlaceWithoutTheWordsOfXCTest() {
    let failed = entry("testA") {
      $0.result.issues = [
        TestResult.Issue(message: "XCTAssertTrue failed - ", file: "/app/Tests/A.swift", line: 3),
        TestResult.Issue(message: "failed - It differs from /app/a.png.\nA line", file: nil, line: 0),
      ]
    }
    #expect(
      lines.lines(for: failed) == [
        "failed   FormTests/testA", "         Tests/A.swift:3: XCTAssertTrue failed",
        "         It differs from a.png.", "         A line",
      ])
  }

  @Test func aTestThatEndsItsProcessIsStopped() {
    let stopped = entry("testA") { $0.stop = "trap: Index out of range" }
    #expect(lines.lines(for: stopped) == ["stopped  FormTests/testA: trap: Index out of range"])
    var totals = TestTotals()
    totals.add(TestOutcome(stopped))
    totals.add(TestOutcome(entry("testB")))
    totals.notRun = 1
    totals.recorded = 1
    #expect(totals.words == "3 tests: 1 passed, 1 stopped, 1 did not run; 1 snapshot was recorded.")
  }

  @Test func aTestWithLeftOutCodeDoesNotRun() throws {
    func cut(_ declaration: String, path: String = "/app/Tests/A.swift", line: Int = 7) -> SourceRewriter.Cut {
      SourceRewriter.Cut(
        path: path, line: line, lastLine: line, kind: "statement", declaration: declaration, message: "no such name")
    }
    let tests = NotRunTest.all(
      of: [
        cut("FormTests.testA"), cut("FormTests.testA", line: 9), cut("FormTests"), cut("Robot.show"),
        cut("FormSuite.title()"), cut("Form.send", path: "/app/Form.swift"),
      ], in: ["/app/Tests/A.swift"],
      among: [TestName(library: .swiftTesting, suite: "FormSuite", function: "title()", identifier: "")])
    let first = try #require(tests.first)
    #expect(tests.map(\.name) == ["FormTests/testA", "FormSuite/title"])
    #expect(lines.line(for: first) == "not run  FormTests/testA: Tests/A.swift:7: no such name")
    #expect(first.concerns(entry("testA").name) && !first.concerns(entry("testAB").name))
  }

  /// All examples of a spec are made by its functions.
  @Test func aSpecWithLeftOutCodeDoesNotRun() {
    let cut = SourceRewriter.Cut(
      path: "/app/Tests/A.swift", line: 7, lastLine: 7, kind: "statement", declaration: "FormSpec.spec()",
      message: "no such name")
    let example = TestName(library: .xctest, suite: "FormSpec", function: "the form, is empty", identifier: "")
    let tests = NotRunTest.all(of: [cut], in: ["/app/Tests/A.swift"], among: [example])
    #expect(tests.map(lines.line) == ["not run  FormSpec/spec: Tests/A.swift:7: no such name"])
    #expect(tests.first?.concerns(example) == true)
    #expect(tests.first?.concerns(entry("testA").name) == false)
  }

  @Test func theReportOfAServerHasASuitePerClass() {
    var report = TestJUnitReport(lines)
    report.add(entry("testA"))
    report.add(entry("testB") { $0.result.skipped = "it needs a \"camera\"" })
    report.add(entry("testC") { $0.stop = "signal 11" })
    report.add(NotRunTest(name: "FormTests/testD", reason: "A.swift:1: no"))
    #expect(
      report.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="snug test">
          <testsuite name="FormTests" tests="4" failures="1" skipped="2">
            <testcase classname="FormTests" name="testA" time="0.000"/>
            <testcase classname="FormTests" name="testB" time="0.000">
              <skipped message="it needs a &quot;camera&quot;"/>
            </testcase>
            <testcase classname="FormTests" name="testC" time="0.000">
              <failure message="signal 11">signal 11</failure>
            </testcase>
            <testcase classname="FormTests" name="testD">
              <skipped message="it does not compile: A.swift:1: no"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func theFurthestBoxesAreListedWorstFirst() {
    func box(_ words: String, _ distance: Double?) -> TestResult.Box {
      TestResult.Box(words: words, distance: distance)
    }
    let compared = entry("testA") {
      $0.result.snapshots = [
        TestResult.Snapshot(
          reference: "/app/__Snapshots__/A/a.1.png", state: .differs, expected: nil, actual: Data(), difference: nil,
          boxes: [box("near", 0.4), box("far", 3), box("missing", nil), box("fair", 1)], undrawnBoxes: 2)
      ]
    }
    var boxes = BoxTotals()
    #expect(boxes.lines == [])
    boxes.add(compared)
    #expect(
      boxes.lines == [
        "4 boxes compared with recorded ones: 50 % within 1 pt, 25 % within 0.5 pt.",
        "2 not compared: they lie in views that Snug does not draw, such as web pages.",
        "  a.1.png: missing", "  a.1.png: far",
      ])
    #expect(boxes.list == "a.1.png: missing\na.1.png: far\na.1.png: fair\na.1.png: near\n")
  }

  @Test(arguments: [
    (["--record", "all", "--compare-recorded"], "--record and --compare-recorded exclude each other"),
    (["--within=-1"], "--within is negative"),
    (["--ios", "9"], "“9” is no version of iOS from 13 on, such as 17.5"),
    (["--device", "iPhone 99"], "there is no device “iPhone 99”"),
  ]) func optionsThatMakeNoSenseAreRefused(_ options: [String], _ message: String) {
    let error = #expect(throws: (any Error).self) { try Snug.command(for: ["test", "Form.xcodeproj"] + options) }
    #expect(error.map { Snug.message(for: $0) }?.contains(message) == true)
  }

  @Test func referencesAreWrittenOnlyBesideTests() throws {
    let checkout = try TemporaryFolder()
    let references = SnapshotReferences(checkout: checkout.path)
    func snapshot(_ path: String) -> TestResult.Snapshot {
      TestResult.Snapshot(
        reference: path, state: .recorded, expected: nil, actual: Data("new".utf8), difference: nil)
    }
    let path = checkout.path("Tests/__SnugSnapshots__/A/a.1.txt")
    try references.write(snapshot(path))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    for other in ["Tests/__Snapshots__/A/a.1.txt", "Form.swift", "__SnugSnapshots__/../Form.swift"] {
      #expect(throws: SnapshotReferences.Refusal.self) { try references.write(snapshot(checkout.path(other))) }
    }
    #expect(throws: SnapshotReferences.Refusal.self) {
      try references.write(snapshot("/tmp/__SnugSnapshots__/a.txt"))
    }
  }
}
