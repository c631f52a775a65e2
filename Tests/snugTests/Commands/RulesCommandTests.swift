import Audit
import Testing

@testable import snug

@MainActor
struct RulesCommandTests {
  @Test func everyRuleHasALine() async throws {
    let (outcome, console) = try await CapturedConsole.run("rules")
    #expect(outcome == .success)
    #expect(
      console.output == """
        ambiguous-layout           Constraints leave a view's position or size open.
        clipped-view               Content lies outside a clipping view or off the screen.
        hidden-view-conflict       A hidden view of a stack view has required sizes, so UIKit logs a conflict.
        overlapping-views          Text or controls cover each other.
        small-tap-target           A control is smaller than 44 × 44 points.
        truncated-text             Text does not fit: it ends in “…” or is cut off.
        unsatisfiable-constraints  Required constraints contradict each other, so one of them is broken.

        """)
  }

  @Test(arguments: RuleCatalogue.rules.map(\.identifier)) func aRuleIsExplained(rule: String) async throws {
    let (outcome, console) = try await CapturedConsole.run("rules", rule)
    #expect(outcome == .success)
    #expect(console.output.contains("\nFault: "))
    #expect(console.output.contains("\nFix:   "))
  }

  @Test func anUnknownRuleIsSaid() async throws {
    let (outcome, console) = try await CapturedConsole.run("rules", "ugly-color")
    #expect(outcome == .incomplete)
    #expect(console.reports == ["error: there is no rule “ugly-color”; `snug rules` lists them"])
  }
}
