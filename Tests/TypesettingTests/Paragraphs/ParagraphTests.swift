import Testing

@testable import Typesetting

/// Paragraphs.
@Suite struct ParagraphTests {
  static let font = Font.system(size: 17)
  static let words = "Some words that are long enough for several lines of text"

  private func set(
    _ string: String = words, width: Double = 150, direction: WritingDirection = .natural, exclusions: [TextRect] = [],
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var style = ParagraphStyle()
    change(&style)
    return Typesetter.shared.layout(
      AttributedText(string, attributes: TextAttributes(font: Self.font, paragraphStyle: style)),
      in: TextContainer(width: width, direction: direction, exclusions: exclusions))
  }

  private func styled(_ change: (inout ParagraphStyle) -> Void) -> TextLayout { set(Self.words, change) }

  /// Lines follow each other without gaps, end between words and stand below each other.
  @Test func lines() {
    let layout = set()
    #expect(layout.lines.count == 3)
    for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
      #expect(line.range.upperBound == next.range.lowerBound)
      #expect(abs(next.y - line.maxY) < 1e-9)
      #expect(line.width <= 150)
    }
    #expect(layout.height == 3 * Self.font.lineHeight)
    #expect(layout.firstBaseline == Self.font.ascender)
    #expect(abs(layout.lastBaseline - (2 * Self.font.lineHeight + Self.font.ascender)) < 1e-9)
  }

  @Test func aTextStylesLeadingStandsBetweenLinesNotAfterTheLast() {
    let body = Font(FontDescriptor(size: 17, leading: 22 - 20.287109375))
    let layout = Typesetter.shared.layout(AttributedText("a\nb\nc", font: body))
    #expect(abs(layout.height - 64.287109375) < 1e-9)
  }

  /// White space hangs over the end of a wrapped line and counts at the end of the text.
  @Test func spaces() {
    let width = Typesetter.shared.width(of: "wrapped", font: Self.font)
    let layout = set("wrapped     here", width: width)
    #expect(layout.lines.count == 2)
    #expect(abs(layout.lines[0].width - width) < 1e-9)
    #expect(abs(layout.width - width) < 1e-9)
    let withSpaces = Typesetter.shared.width(of: "wrapped     ", font: Self.font)
    #expect(abs(layout.widthWithHangingSpace - withSpaces) < 0.5)
    #expect(
      Typesetter.shared.width(of: "end  ", font: Self.font) > Typesetter.shared.width(of: "end", font: Self.font) + 4)
  }

  /// The lines of a text that is set without orphans, in the width of the given part of the text.
  private func pushed(_ text: String, widthOf part: String) -> [String] {
    var style = ParagraphStyle.default
    style.pushesOutOrphans = true
    let attributed = AttributedText(text, attributes: TextAttributes(font: Self.font, paragraphStyle: style))
    let width = Typesetter.shared.width(of: part, font: Self.font)
    return Typesetter.shared.layout(attributed, in: TextContainer(width: width)).lines.map {
      String(decoding: Array(text.utf16)[$0.range.lowerBound..<$0.visibleEnd], as: UTF16.self)
    }
  }

  /// A word that would stand alone on the last line takes the one before it along.
  @Test func orphans() {
    #expect(pushed("boats on the river bank", widthOf: "boats on the river") == ["boats on the", "river bank"])
    #expect(pushed("ships in a well-known bay", widthOf: "ships in a well-known") == ["ships in a well-", "known bay"])
    #expect(
      pushed("boats on the river bank. Ships sail", widthOf: "boats on the river")
        == ["boats on the river", "bank. Ships sail"], "two words stay")
  }

  /// An orphan stays where the line before has one word, or both are too long for a line.
  @Test func orphansThatStay() {
    #expect(pushed("riverbanks flood", widthOf: "riverbanks") == ["riverbanks", "flood"])
    #expect(pushed("the riverbanks overflowing", widthOf: "the riverbanks") == ["the riverbanks", "overflowing"])
    #expect(
      pushed("boats on the river bank\nships", widthOf: "boats on the river")
        == ["boats on the", "river bank", "ships"], "by paragraph")
  }

  /// A break at the end adds an empty line, as does one after another.
  @Test func breaks() {
    #expect(set("a\n").lines.count == 2)
    #expect(set("a\n\nb").lines.count == 3)
    #expect(set("a\r\nb").lines.count == 2)
    #expect(set("a\u{2028}b").lines.count == 2)
    #expect(set("").lines.isEmpty)
  }

  @Test func indentsAreMeasuredFromTheLeadingAndTheTrailingEdge() {
    let layout = styled {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
      $0.tailIndent = -30
    }
    #expect(layout.lines[0].x == 20)
    #expect(layout.lines.dropFirst().allSatisfy { $0.x == 10 })
    #expect(layout.lines.allSatisfy { $0.maxX <= 120.001 })
    let absolute = styled { $0.tailIndent = 100 }
    #expect(absolute.lines.allSatisfy { $0.maxX <= 100.001 })
  }

  /// In a paragraph from right to left the leading edge is the right one.
  @Test func rightToLeft() {
    let layout = set("מילים ארוכות מספיק לכמה שורות של טקסט בעברית") { $0.firstLineHeadIndent = 20 }
    #expect(layout.lines.count > 1)
    #expect(abs(layout.lines[0].maxX - 130) < 0.001)
    #expect(layout.lines.dropFirst().allSatisfy { abs($0.maxX - 150) < 0.001 })
  }

  @Test func alignmentMovesLinesInTheirRoom() {
    for (alignment, x) in [(TextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)] {
      for line in styled({ $0.alignment = alignment }).lines { #expect(abs(line.x - x * (150 - line.width)) < 1e-9) }
    }
    let justified = styled { $0.alignment = .justified }
    #expect(justified.lines.dropLast().allSatisfy { abs($0.width - 150) < 1e-9 })
    #expect(justified.lines.last.map { $0.width < 150 } == true)
  }

  /// The lines of a justified text.
  private func justified(_ text: String, width: Double, evenly: Bool) -> [(text: String, line: Line)] {
    let layout = set(text, width: width) {
      $0.alignment = .justified
      $0.evensJustifiedLines = evenly
    }
    return layout.lines.map { line in
      (String(decoding: Array(text.utf16)[line.range.lowerBound..<line.visibleEnd], as: UTF16.self), line)
    }
  }

  /// Justified lines are broken so that their spaces are alike: the lines of a paragraph that iOS 17 drew.
  @Test func evenJustifiedLines() {
    let text = """
      Hello, world. This is a long run of text that should wrap at some point. Someone should improve this test by adding a \
      joke or something. Alright, it's been fun!
      """
    let greedy = justified(text, width: 300, evenly: false).map(\.text)
    #expect(greedy.prefix(2) == ["Hello, world. This is a long run of text", "that should wrap at some point."])
    let even = justified(text, width: 300, evenly: true)
    #expect(
      even.map(\.text) == [
        "Hello, world. This is a long run of", "text that should wrap at some point.",
        "Someone should improve this test by",
        "adding a joke or something. Alright, it's", "been fun!",
      ])
    #expect(even.dropLast().allSatisfy { abs($0.line.width - 300) < 1e-9 })
  }

  /// Even lines are as many as others, hold all of the text, and their squared stretches add up to no more.
  @Test(arguments: [120.0, 210, 333])
  func evenLinesAreNoWorse(width: Double) {
    let text = Self.words + " and a few more, some short and some extraordinarily long ones among them, up to the end"
    let greedy = justified(text, width: width, evenly: false)
    let even = justified(text, width: width, evenly: true)
    #expect(even.count == greedy.count)
    #expect(even.map(\.text).joined(separator: " ") == text)
    func cost(_ lines: [(text: String, line: Line)]) -> Double {
      lines.dropLast().reduce(0) { $0 + $1.line.spaceStretch * $1.line.spaceStretch }
    }
    #expect(cost(even) <= cost(greedy) + 1e-9)
  }

  /// Lines in a container without a width are aligned to the longest of them.
  @Test func alignmentWithoutWidth() {
    let layout = set("long line here\nshort", width: .infinity) { $0.alignment = .right }
    #expect(layout.lines[0].x == 0)
    #expect(abs(layout.lines[1].maxX - layout.width) < 1e-9)
  }

  /// Line heights: what is added stands above the text.
  @Test func lineHeights() {
    let natural = Self.font.lineHeight
    let multiple = styled { $0.lineHeightMultiple = 1.5 }
    #expect(abs(multiple.lines[0].height - 1.5 * natural) < 1e-9)
    #expect(abs(multiple.firstBaseline - (Self.font.ascender + 0.5 * natural)) < 1e-9)
    #expect(styled({ $0.minimumLineHeight = 30 }).lines[0].height == 30)
    #expect(abs(styled({ $0.maximumLineHeight = 15 }).lines[0].height - 15) < 1e-9)
  }

  @Test func spacingBetweenLinesAndBetweenParagraphs() {
    let layout = set("a\nb", width: 100) {
      $0.lineSpacing = 3
      $0.paragraphSpacing = 5
      $0.paragraphSpacingBefore = 7
    }
    #expect(abs(layout.lines[1].y - (Self.font.lineHeight + 15)) < 1e-9)
    #expect(layout.lines[0].y == 0, "nothing stands above the first paragraph")
  }

  /// Tabs move to their stops; text stands left of, right of or around them.
  @Test func tabs() throws {
    let layout = set("a\tb\tcc\td", width: 400) {
      $0.tabStops = [
        TextTab(location: 50), TextTab(alignment: .right, location: 150), TextTab(alignment: .center, location: 200),
      ]
    }
    let runs = layout.glyphRuns(in: layout.lines[0])
    try #require(runs.count == 4)
    #expect(abs(runs[1].x - 50) < 1e-6)
    #expect(abs(runs[2].x + runs[2].width - 150) < 1e-6)
    #expect(abs(runs[3].x + runs[3].width / 2 - 200) < 1e-6)
    let afterLast = set("\t\t\tx", width: 400) { $0.tabStops = [TextTab(location: 10)] }
    #expect(afterLast.glyphRuns(in: afterLast.lines[0]).last.map { abs($0.x - 56) < 1e-6 } == true)
  }

  @Test func aSoftHyphenShowsWhereTheLineEndsThereAndNowhereElse() {
    let whole = set("extra\u{AD}ordinary", width: 200)
    let parts = ["extra", "ordinary"].map { Typesetter.shared.width(of: $0, font: Self.font) }
    #expect(abs(whole.width - (parts[0] + parts[1])) < 1e-9)
    let cut = set("extra\u{AD}ordinary", width: 70)
    #expect(cut.lines.count == 2)
    #expect(cut.lines[0].endsWithHyphen)
    #expect(cut.glyphRuns(in: cut.lines[0]).last?.glyphs.count == 1)
  }

  @Test func anAttachmentMakesRoomInTheLineAboveAndBelowTheBaseline() throws {
    var attributes = TextAttributes(font: Self.font)
    attributes.attachment = TextAttachment(width: 30, height: 40, y: -10, identifier: "star")
    let text = AttributedText(
      "a\u{FFFC}b", base: TextAttributes(font: Self.font), runs: [.init(range: 1..<2, attributes: attributes)])
    let layout = Typesetter.shared.layout(text)
    #expect(layout.lines[0].ascent == 30)
    #expect(layout.lines[0].descent == 10)
    let rect = try #require(layout.glyphRuns(in: layout.lines[0]).compactMap(\.attachmentRect).first)
    #expect(rect.width == 30 && rect.height == 40)
    #expect(abs(rect.x - Typesetter.shared.width(of: "a", font: Self.font)) < 1e-9)
    #expect(rect.y == 0)
  }

  /// A raised character lifts the line as far as it reaches out of it.
  @Test func baselineOffset() {
    var raised = TextAttributes(font: Self.font)
    raised.baselineOffset = 5
    let layout = Typesetter.shared.layout(
      AttributedText("ab", base: TextAttributes(font: Self.font), runs: [.init(range: 1..<2, attributes: raised)]))
    #expect(layout.lines[0].ascent == Self.font.ascender + 5)
    let runs = layout.glyphRuns(in: layout.lines[0])
    #expect(runs[0].positions[0].y - runs[1].positions[0].y == 5)
  }

  @Test func kernAddsToEveryCharacterExactly0TurnsPairKerningOff() {
    func width(_ kern: Double?) -> Double {
      Typesetter.shared.layout(AttributedText("AVAVA", attributes: TextAttributes(font: Self.font, kern: kern))).width
    }
    #expect(abs(width(2) - (width(nil) + 10)) < 1e-9)
    #expect(width(0) > width(nil) + 1)
  }

  @Test func noLineTouchesAnExclusionAndNoCharacterIsLost() {
    let rects = [TextRect(x: 0, y: 0, width: 60, height: 30), TextRect(x: 120, y: 25, width: 50, height: 40)]
    for string in [Self.words, "مرحبا بالعالم هذا نص طويل يلتف حول المستطيل في وسط الصفحة"] {
      let layout = set(string, width: 250, exclusions: rects)
      for line in layout.lines {
        #expect(
          !rects.contains { $0.x < line.maxX - 0.01 && $0.maxX > line.x + 0.01 && $0.y < line.maxY && $0.maxY > line.y }
        )
      }
      #expect(layout.lines.first?.range.lowerBound == 0)
      #expect(layout.lines.last?.range.upperBound == string.utf16.count)
    }
  }

  /// A line is set the same whether its text came from the cache or not.
  @Test func cache() {
    let fresh = Typesetter(cacheLimit: 0)
    for width in [40.0, 90, 150, 151, 1000] {
      let text = AttributedText(Self.words, font: Self.font)
      let container = TextContainer(width: width)
      let first = fresh.layout(text, in: container)
      for _ in 0..<2 {
        let again = Typesetter.shared.layout(text, in: container)
        #expect(again.lines.map(\.range) == first.lines.map(\.range))
        #expect(again.lines.map(\.width) == first.lines.map(\.width))
      }
    }
  }

  @Test func aCacheThatOverflowsForgetsAndStaysRight() {
    let small = Typesetter(cacheLimit: 1000)
    for number in 0..<200 {
      let string = "Label \(number)"
      #expect(small.width(of: string, font: Self.font) == Typesetter.shared.width(of: string, font: Self.font))
    }
  }
}
