import Typesetting

extension Gallery {
  /// Alignment, indents, spacing, line heights, tabs and hyphens.
  static func paragraphs() -> Page {
    var page = Page("paragraphs")
    let two = long + ".\n" + long + "."
    let box = TextContainer(width: 300)
    for (name, alignment) in [("centre", TextAlignment.center), ("right", .right), ("justified", .justified)] {
      page.add(name, text(long) { $0.alignment = alignment }, in: box)
    }
    page.add(
      "first line 24, others 12, end 30 before the edge",
      text(two) {
        $0.firstLineHeadIndent = 24
        $0.headIndent = 12
        $0.tailIndent = -30
      }, in: box)
    page.add(
      "hanging: first line 0, others 24; lines end at 200",
      text(two) {
        $0.headIndent = 24
        $0.tailIndent = 200
      }, in: box)
    page.add(
      "line spacing 6, paragraph spacing 10 below and 4 above",
      text(two) {
        $0.lineSpacing = 6
        $0.paragraphSpacing = 10
        $0.paragraphSpacingBefore = 4
      }, in: box)
    addLineHeights(to: &page, in: box)
    page.add(
      "tabs: left at 60, right at 200, centre at 250",
      text("one\ttwo\tthree\tx\nlonger\tb\t1,024\tmiddle") {
        $0.tabStops = [
          TextTab(location: 60), TextTab(alignment: .right, location: 200), TextTab(alignment: .center, location: 250),
        ]
      }, in: box)
    let hyphens = "extra\u{AD}ordi\u{AD}nary inter\u{AD}nation\u{AD}al\u{AD}iza\u{AD}tion"
    page.add("soft hyphens", text(hyphens), in: TextContainer(width: 130))
    page.add("a word wider than the line", text("Donaudampfschifffahrtsgesellschaft"), in: TextContainer(width: 130))
    return page
  }
  private static func addLineHeights(to page: inout Page, in box: TextContainer) {
    page.add("line height × 1.5", text(long) { $0.lineHeightMultiple = 1.5 }, in: box)
    page.add("line height at least 26", text(long) { $0.minimumLineHeight = 26 }, in: box)
    page.add("line height at most 14", text(long) { $0.maximumLineHeight = 14 }, in: box)
  }
}
