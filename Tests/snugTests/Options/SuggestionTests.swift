import ArgumentParser
import Testing

@testable import snug

struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("audit", "audit", 0), ("adit", "audit", 1), ("audits", "audit", 1), ("andit", "audit", 1),
    ("aduit", "audit", 1), ("kitten", "sitting", 3), ("abc", "", 3), ("ca", "abc", 3),
  ]) func editsAreCounted(source: String, target: String, count: Int) {
    #expect(Suggestion.edits(from: source, to: target) == count)
    #expect(Suggestion.edits(from: target, to: source) == count)
  }

  @Test func theNearestNameIsSuggestedIfItIsNear() {
    let names = ["audit", "layout", "render"]
    #expect(Suggestion.nearest(to: "lay-out", among: names) == "layout")
    #expect(Suggestion.nearest(to: "AUDIT", among: names) == "audit")
    #expect(Suggestion.nearest(to: "preview", among: names) == nil)
    #expect(Suggestion.nearest(to: "", among: names) == nil)
    #expect(Suggestion.clause(for: "rendr", among: names) == "; did you mean “render”?")
    #expect(Suggestion.clause(for: "preview", among: names) == ";")
  }

  @Test(arguments: [
    (["adit", "App"], "there is no command “adit”; did you mean “audit”?"),
    (["preview"], "there is no command “preview”;"),
    (["help", "layuot"], "there is no command “layuot”; did you mean “layout”?"),
  ]) func anUnknownCommandIsSaid(arguments: [String], message: String) {
    let error = #expect(throws: (any Error).self) { try Snug.command(for: arguments) }
    #expect(
      error.map { Snug.message(for: $0) } == message + " there are audit, explain, layout, render, rules, solve")
    #expect(error.map { Snug.exitCode(for: $0).rawValue } == 64)
  }

  @Test func anUnknownRuleIsSaid() {
    let error = #expect(throws: (any Error).self) {
      try Snug.command(for: ["audit", "App", "--rule", "truncated-txt"])
    }
    #expect(
      error.map { Snug.message(for: $0) }?.hasSuffix(
        "there is no rule “truncated-txt”; did you mean “truncated-text”? `snug rules` lists them") == true)
  }

  @Test func anUnknownDeviceIsSaid() {
    let error = #expect(throws: (any Error).self) { try Snug.command(for: ["audit", "App", "--device", "retina40"]) }
    #expect(
      error.map { Snug.message(for: $0) }?.contains(
        "there is no device “retina40”; did you mean “retina4_0”? there are retina") == true)
  }
}
