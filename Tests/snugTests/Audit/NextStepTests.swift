import Foundation
import TestSupport
import Testing

@testable import snug

/// The line after an audit that says what to do next.
@MainActor
struct NextStepTests {
  nonisolated private static let page =
    "Next: snug audit App --report html=report shows this in pictures: open report/index.html"

  @Test(
    arguments: [
      (0, false, false, nil), (1, false, false, page), (1, true, false, nil), (49, true, false, nil),
      (
        50, true, false,
        "Next: snug audit App --write-baseline snug-baseline.json lists all of this as known, so that later runs with "
          + "--baseline snug-baseline.json fail only for what is new"
      ),
      (50, true, true, nil), (50, false, true, page),
    ] as [(Int, Bool, Bool, String?)])
  func theLine(_ violations: Int, _ hasPage: Bool, _ hasBaseline: Bool, _ line: String?) {
    let step = NextStep(
      violations: violations, hasPage: hasPage, hasBaseline: hasBaseline, arguments: ["audit", "App"])
    #expect(step.line == line)
  }

  /// Words that a shell would split are quoted, and after “--” there are only paths.
  @Test func theCommandCanBePasted() {
    let step = NextStep(
      violations: 1, hasPage: false, hasBaseline: false, arguments: ["audit", "--review", "--", "My App"])
    #expect(step.line?.hasPrefix("Next: snug audit --review --report html=report -- 'My App' shows") == true)
  }

  /// What an audit with one violation prints.
  private func audit(
    _ arguments: [String] = [], variables: [String: String] = [:], isTerminal: Bool
  ) async throws -> String {
    let folder = try TemporaryFolder()
    let label = """
      <label text="A text that is far too long" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="text">
      <rect key="frame" x="20" y="100" width="60" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let xib = BadInputTests.xib(BadInputTests.top).replacing("<subviews>", with: "<subviews>" + label)
    let document = try folder.write(xib, to: "Box.xib")
    let (outcome, console) = try await CapturedConsole.run(
      ["audit", document, "--rule", "truncated-text"] + arguments, variables: variables, isTerminal: isTerminal)
    #expect(outcome != .incomplete)
    return console.output
  }

  @Test func onATerminal() async throws {
    let output = try await audit(isTerminal: true)
    #expect(output.contains("truncated-text"))
    #expect(output.hasSuffix("shows this in pictures: open report/index.html\n"))
    #expect(output.contains("\nNext: snug audit "))
  }

  @Test(
    arguments: [
      ([], [:], false), ([], ["CI": "true"], true), ([], ["GITHUB_ACTIONS": "true"], true),
      (["--format", "jsonl"], [:], true),
    ] as [([String], [String: String], Bool)])
  func nowhereElse(_ arguments: [String], _ variables: [String: String], _ isTerminal: Bool) async throws {
    let output = try await audit(arguments, variables: variables, isTerminal: isTerminal)
    #expect(output.contains("truncated-text"))
    #expect(!output.contains("Next: "))
  }
}
