import Testing

@testable import Typesetting

/// Input that nobody should give.
@Suite struct BadInputTests {
  static let texts: [(name: String, text: String)] = [
    ("nothing", ""),
    ("one break", "\n"),
    ("breaks of every kind", "a\r\nb\rc\u{2028}d\u{2029}e\u{85}f\u{B}g\u{C}h\n\n"),
    ("only spaces", String(repeating: " ", count: 500)),
    ("only tabs", String(repeating: "\t", count: 500)),
    ("only zero-width joiners", String(repeating: "\u{200D}", count: 500)),
    ("an emoji chain without end", String(repeating: "👩\u{200D}", count: 300)),
    ("marks without a letter", String(repeating: "\u{301}", count: 300)),
    ("a letter under many marks", "e" + String(repeating: "\u{301}", count: 300)),
    ("direction overrides", "\u{202E}abc\u{202D}def\u{2067}ghi" + String(repeating: "\u{2066}", count: 200)),
    ("unassigned and private", "\u{E000}\u{0378}\u{10FFFF}\u{FFFF}"),
    ("controls", "\0\u{1}\u{1B}[31m\u{7F}\u{9F}"),
    ("soft hyphens", String(repeating: "a\u{AD}", count: 200)),
    ("joined letters without a space", String(repeating: "ب", count: 500)),
    ("all scripts at once", "aأ日ก🏳️‍🌈क\u{94D}ष한e\u{301}\u{200F}(ב)"),
  ]

  static let widths: [Double] = [0, -5, .nan, .infinity, -.infinity, 0.0001, 1, 37, 1e300]
  static let modes: [LineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
  ]

  /// Every text in every width, mode and number of lines gives a layout that keeps its promises.
  @Test(arguments: texts)
  func anything(name: String, text: String) {
    let attributed = AttributedText(text, font: .system(size: 17))
    let typesetter = Typesetter(cacheLimit: 0)
    for width in Self.widths {
      for mode in Self.modes {
        for maximumLines in [0, 1, 2] {
          let container = TextContainer(width: width, maximumLines: maximumLines, lineBreakMode: mode)
          check(typesetter.layout(attributed, in: container), of: attributed, in: container)
        }
      }
    }
  }

  /// Checks what holds for any layout: lines in order, without gaps and within the limit, and no number that is NaN.
  private func check(_ layout: TextLayout, of text: AttributedText, in container: TextContainer) {
    #expect(layout.width.isFinite && layout.height.isFinite)
    #expect(container.maximumLines == 0 || layout.lines.count <= container.maximumLines)
    var end = 0
    for (index, line) in layout.lines.enumerated() {
      #expect(line.range.lowerBound >= end, "lines go on where the one before ended")
      #expect(line.width.isFinite && line.x.isFinite && line.width >= 0)
      #expect(line.range.isEmpty == false || text.string.contains(where: \.isNewline) || text.length == 0)
      end = line.range.upperBound
      if let hidden = line.hiddenRange {
        #expect(hidden.lowerBound >= line.range.lowerBound && hidden.upperBound <= end)
      }
      if index > 0 { #expect(line.y > layout.lines[index - 1].y) }
      let runs = layout.glyphRuns(in: line)
      #expect(abs(runs.reduce(0) { $0 + $1.width } - line.width) < 0.01 || text.string.contains("\t"))
      #expect(runs.allSatisfy { $0.glyphs.count == $0.positions.count })
    }
  }

  /// A lone surrogate becomes U+FFFD and moves nothing.
  @Test func loneSurrogates() {
    let units: [UInt16] = [0x61, 0xD83D, 0x62, 0xDC00, 0x63]
    let text = AttributedText(utf16: units, attributes: TextAttributes(font: .system(size: 17)))
    #expect(text.string == "a\u{FFFD}b\u{FFFD}c")
    #expect(text.length == 5)
    #expect(Typesetter.shared.layout(text).lines.count == 1)
  }

  @Test func anUnknownFontIsReplacedAndSaysSo() {
    let font = Font.named("NoSuchFont-Bold", size: 17)
    #expect(
      font.notes == ["Font “NoSuchFont-Bold” is not installed and has no table of widths; Helvetica's are used."])
    #expect(font.lineHeight == Font.named("Helvetica", size: 17).lineHeight)
    let relative = Font.named("GillSans-UltraBold", size: 17)
    #expect(
      relative.notes == [
        "Font “GillSans-UltraBold” is not installed and has no table of widths; GillSans-SemiBold's widths are used."
      ])
  }

  @Test func aMachineWithoutFontsIsToldWhichItLacks() {
    #expect(
      InstalledFonts.warning(in: FontLibrary(folders: ["/no/such/folder"]))
        == "texts are measured without Inter-Regular.otf, NotoSans-Regular.ttf, NotoSansCJK-Regular.ttc, "
        + "NotoColorEmoji.ttf; `make setup` installs these fonts")
    #expect(InstalledFonts.warning == nil)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func sizesThatNoFontHasAreReplaced(size: Double) {
    #expect(Font.system(size: size).pointSize == 14)
  }

  @Test func exclusionsWithoutEndAreLeftOut() {
    let text = AttributedText("Some words that flow around", font: .system(size: 17))
    let everything = TextRect(x: -.infinity, y: -.infinity, width: .infinity, height: .infinity)
    let wide = TextRect(x: 0, y: 0, width: 1e9, height: 100)
    let layout = Typesetter.shared.layout(text, in: TextContainer(width: 100, exclusions: [everything, wide]))
    #expect(layout.lines.first?.y == 100)
  }
}
