import Testing

@testable import Pages

/// The lines by which view trees differ, on a page.
struct TreeLinesTests {
  private func markup(_ lines: [String]) -> String { TreeLines(lines).fragments.map(\.markup).joined() }

  @Test func linesWithASignAreMarked() {
    let text = markup(["− label 20 30", "+ label 20 36", "  button"])
    #expect(text.contains("<del>− label 20 30</del>"))
    #expect(text.contains("<ins>+ label 20 36</ins>"))
    #expect(text.contains("  button"))
    #expect(text.hasPrefix("<pre>"))
  }

  @Test func withoutLinesThereIsNoElement() {
    #expect(TreeLines([]).fragments.isEmpty)
  }

  @Test func aLineMakesNoMarkup() {
    #expect(!markup(["+ label “<script>”"]).contains("<script>"))
  }
}
