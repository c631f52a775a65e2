import ArgumentParser
import Audit
import Testing

@testable import snug

@MainActor
struct RulesCommandTests {
  @Test func everyRuleHasALine() async throws {
    let (outcome, console) = try await CapturedConsole.run("rules")
    #expect(outcome == .success)
    let lines = console.output.split(separator: "\n")
    #expect(lines.count == RuleCatalogue.rules.count)
    #expect(
      lines.prefix(2).joined(separator: "\n") == """
        ambiguous-layout                        moderate  Constraints leave a view's position or size open.  [Auto Layout Guide: Ambiguous Layouts]
        baseline-on-stretched-view              minor     Two texts are aligned by their baselines, and stand at different heights.  [Auto Layout Guide: Views with Intrinsic Content Size]
        """)
  }

  @Test func rulesAreInTheOrderOfTheirNames() {
    #expect(RuleCatalogue.rules.map(\.identifier) == RuleCatalogue.rules.map(\.identifier).sorted())
  }

  @Test(arguments: RuleCatalogue.rules.map(\.identifier)) func aRuleIsExplained(rule: String) async throws {
    let (outcome, console) = try await CapturedConsole.run("rules", rule)
    #expect(outcome == .success)
    #expect(console.output.contains("\nFault: "))
    #expect(console.output.contains("\nFix:   "))
    #expect(console.output.contains("\nhttps://"))
  }

  /// It ends with the same exit code as `snug audit --rule`.
  @Test func anUnknownRuleIsSaid() {
    let error = #expect(throws: (any Error).self) { try Snug.command(for: ["rules", "ugly-color"]) }
    #expect(
      error.map { Snug.message(for: $0) }?.hasSuffix("there is no rule “ugly-color”; `snug rules` lists them") == true)
    #expect(error.map { Snug.exitCode(for: $0).rawValue } == 64)
  }
}
