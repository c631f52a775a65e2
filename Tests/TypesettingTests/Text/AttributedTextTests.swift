import Testing

@testable import Typesetting

/// Attributed text.
@Suite struct AttributedTextTests {
  let base = TextAttributes(font: .system(size: 17))
  let bold = TextAttributes(font: .system(size: 17, weight: .bold))
  let large = TextAttributes(font: .system(size: 30))

  /// Runs cover the string without gaps; the later of two that overlap counts.
  @Test func overlapping() {
    let text = AttributedText(
      "0123456789", base: base,
      runs: [.init(range: 2..<8, attributes: bold), .init(range: 5..<7, attributes: large)])
    #expect(text.runs.map(\.range) == [0..<2, 2..<5, 5..<7, 7..<8, 8..<10])
    #expect(text.runs.map(\.attributes) == [base, bold, large, bold, base])
  }

  @Test func rangesAreCutToTheStringEqualNeighboursAreOneRun() {
    let text = AttributedText(
      "0123", base: base,
      runs: [
        .init(range: -5..<1, attributes: bold), .init(range: 1..<2, attributes: bold),
        .init(range: 3..<99, attributes: large), .init(range: 50..<60, attributes: bold),
      ])
    #expect(text.runs.map(\.range) == [0..<2, 2..<3, 3..<4])
    #expect(AttributedText("", base: base, runs: []).runs.map(\.range) == [0..<0])
  }

  /// A width is the sum of the widths of its runs, but for kerning between them.
  @Test func runWidths() {
    let text = AttributedText("onetwo", base: base, runs: [.init(range: 3..<6, attributes: bold)])
    let parts =
      Typesetter.shared.width(of: "one", font: base.font) + Typesetter.shared.width(of: "two", font: bold.font)
    #expect(abs(Typesetter.shared.layout(text).width - parts) < 1e-9)
  }

  @Test func everyFontIsMadeSmallerByTheSameRule() {
    let text = AttributedText("ab", base: base, runs: [.init(range: 1..<2, attributes: large)]).withFontSizes { $0 / 2 }
    #expect(text.runs.map(\.attributes.font.pointSize) == [8.5, 15])
  }
}
