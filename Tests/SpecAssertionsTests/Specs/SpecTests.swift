import Testing
import XCTest

@testable import SpecAssertions

/// What runs around an example, and in which order.
@Suite(.serialized) struct SpecTests {
  nonisolated(unsafe) private static var steps: [String] = []

  nonisolated private final class Steps: QuickSpec, @unchecked Sendable {
    override class func spec() {
      func note(_ step: String) -> @MainActor () -> Void { { SpecTests.steps.append(step) } }
      beforeEach(note("before"))
      afterEach(note("after"))
      describe("a form") {
        beforeEach(note("before a form"))
        justBeforeEach(note("just before"))
        afterEach(note("after a form"))
        aroundEach { example in
          SpecTests.steps.append("around")
          example()
          SpecTests.steps.append("end of around")
        }
        context("when empty") {
          beforeEach(note("before empty"))
          it("is short", closure: note("example"))
        }
        it("stops") {
          SpecTests.steps.append("stops")
          throw StopTest.silently
        }
      }
      xdescribe("later") { it("comes") {} }
      it("twice") {}
      it("twice") {}
    }
  }

  nonisolated private final class OldStyle: QuickSpec, @unchecked Sendable {
    override func spec() {
      fit("has focus") {}
      it("has none") {}
    }
  }

  /// Runs an example of a spec.
  private func run(_ name: String, of spec: QuickSpec.Type) throws -> [String] {
    Self.steps = []
    let entry = try #require(spec.entry())
    let test = try #require(entry.allTests.first { $0.0 == name })
    try test.1(spec.init(name: name, testClosure: { _ in }))
    return Self.steps
  }

  @Test func examplesHaveTheWordsOfTheirGroups() {
    #expect(
      Steps.entry()?.allTests.map(\.0) == [
        "a form, when empty, is short", "a form, stops", "later, comes", "twice", "twice (2)",
      ])
    #expect(QuickSpec.entry() == nil)
  }

  @Test func outerStepsComeFirstBeforeAndLastAfter() throws {
    #expect(
      try run("a form, when empty, is short", of: Steps.self) == [
        "around", "before", "before a form", "before empty", "just before", "example", "after a form", "after",
        "end of around",
      ])
  }

  @Test func anExampleThatStopsIsTidiedUp() throws {
    #expect(try run("a form, stops", of: Steps.self).suffix(4) == ["stops", "after a form", "after", "end of around"])
  }

  @Test func pendingExamplesAreSkipped() {
    let skip = #expect(throws: XCTSkip.self) { try run("later, comes", of: Steps.self) }
    #expect(skip?.message == "pending")
  }

  @Test func ofASpecWithFocusNothingElseRuns() {
    #expect(OldStyle.entry()?.allTests.map(\.0) == ["has focus"])
  }
}
