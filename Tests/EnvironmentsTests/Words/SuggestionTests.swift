import Testing

@testable import Environments

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
}
