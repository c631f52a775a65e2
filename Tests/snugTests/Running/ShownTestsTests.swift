import Foundation
import Reports
import Testing

@testable import snug

/// The screens that tests show are named, and counted once.
struct ShownTestsTests {
  private static let file = "FormTests/FormTests.swift"

  private func entry(
    _ function: String, _ screens: [(snapshot: String, look: String)], library: TestName.Library = .xctest,
    file: String = file
  ) -> TestRun.Entry {
    let name = TestName(library: library, suite: "FormTests", function: function, identifier: function)
    var entry = TestRun.Entry(name: name, result: TestResult())
    let path = "\(FileManager.default.currentDirectoryPath)/\(file)"
    entry.result.screens = screens.enumerated().map {
      TestResult.Screen(snapshot: $1.snapshot, file: path, line: 10 + $0, look: $1.look)
    }
    return entry
  }

  private func shown(_ entries: [TestRun.Entry]) -> ShownTests {
    var shown = ShownTests(by: "FormTests", files: [Self.file])
    entries.forEach { shown.add($0) }
    return shown
  }

  @Test func aScreenIsNamedByItsTestAndItsSnapshot() {
    let shown = shown([
      entry("testForm", [("testForm.1", "a"), ("testForm.2", "b"), ("testForm.dark", "c")]),
      entry("title()", [("title.1", "d")], library: .swiftTesting),
      entry("cities(_:)", [("cities-_.Berlin", "f")], library: .swiftTesting),
      entry("testHelper", [("verify.1", "e")]),
    ])
    #expect(
      shown.screens[Self.file]?.map(\.name) == [
        "FormTests.testForm", "FormTests.testForm.2", "FormTests.testForm.dark", "FormTests.title",
        "FormTests.cities.Berlin", "FormTests.testHelper.verify",
      ])
    #expect(shown.screens[Self.file]?.map(\.line) == [10, 11, 12, 10, 10, 10])
    #expect(shown.record.words == "4 tests show 6 screens")
  }

  @Test func screensWithOneLookAreOne() {
    let shown = shown([entry("testPhone", [("testPhone.1", "a")]), entry("testTablet", [("testTablet.1", "a")])])
    #expect(shown.screens[Self.file]?.map(\.name) == ["FormTests.testPhone"])
    #expect(
      shown.record.words
        == "2 tests show 1 screen; 1 snapshot differs from an earlier one only in the device or its settings")
  }

  @Test func whatIsNotLookedAtIsSaid() {
    var stopped = entry("testTrap", [])
    stopped.stop = "trap: Index out of range"
    var shown = shown([stopped, entry("testOther", [("testOther.1", "a")], file: "Helpers/Assert.swift")])
    shown.add([NotRunTest(name: "FormTests/testMap", reason: "A.swift:1: no")])
    #expect(shown.screens.isEmpty)
    #expect(
      shown.record
        == TestsRecord(
          target: "FormTests", tests: 2, screens: 0,
          failures: [
            "FormTests/testTrap: trap: Index out of range",
            "FormTests/testOther: its assertion stands in Helpers/Assert.swift, which is no file of the target",
            "FormTests/testMap: A.swift:1: no",
          ]))
  }
}
