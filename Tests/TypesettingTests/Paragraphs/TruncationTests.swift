import Testing

@testable import Typesetting

/// Truncation.
@Suite struct TruncationTests {
  static let string = "The quick brown fox jumps over the lazy dog"
  let text = AttributedText(string, font: .system(size: 17))
  let natural = Typesetter.shared.width(of: string, font: .system(size: 17))

  private func layout(_ mode: LineBreakMode, width: Double, lines: Int = 1, height: Double = .infinity) -> TextLayout {
    Typesetter.shared.layout(
      text, in: TextContainer(width: width, height: height, maximumLines: lines, lineBreakMode: mode))
  }

  /// What a reader sees on a line, with an ellipsis where one is shown.
  private func shown(_ layout: TextLayout, line index: Int = 0) -> String {
    let units = Array(layout.text.string.utf16)
    let line = layout.lines[index]
    func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
    guard let hidden = line.hiddenRange else { return part(line.range.lowerBound..<line.visibleEnd) }
    let head = part(line.range.lowerBound..<min(hidden.lowerBound, line.visibleEnd))
    let tail = part(hidden.upperBound..<max(hidden.upperBound, line.visibleEnd))
    return head + (line.hasEllipsis ? "…" : "") + tail
  }

  @Test(arguments: BadInputTests.modes)
  func whatFitsExactlyIsNotTruncatedInAnyMode(mode: LineBreakMode) {
    let layout = layout(mode, width: natural)
    #expect(!layout.isTruncated)
    #expect(layout.hiddenCharacterCount == 0)
    #expect(abs(layout.width - natural) < 1e-9)
  }

  /// Interface Builder stores labels whose text ends with a line break a line higher than the text without it.
  @Test(arguments: [("One\n", 2), ("One\n\n", 3), ("One\u{2028}", 2), ("One\r\n", 2), ("\n", 2), ("One", 1), ("", 0)])
  func aLineBreakAtTheEndIsFollowedByAnEmptyLine(text: String, lines: Int) {
    let layout = Typesetter.shared.layout(AttributedText(text, font: .system(size: 17)), in: TextContainer(width: 200))
    #expect(layout.lines.count == lines)
    #expect(!layout.isTruncated)
  }

  @Test(arguments: BadInputTests.modes)
  func anEmptyLineAtTheEndThatDoesNotFitHidesNothing(mode: LineBreakMode) {
    for container in [
      TextContainer(width: 200, maximumLines: 1, lineBreakMode: mode),
      TextContainer(width: 200, height: 25, lineBreakMode: mode),
    ] {
      let layout = Typesetter.shared.layout(AttributedText("One\n", font: .system(size: 17)), in: container)
      #expect(layout.lines.count == 1)
      #expect(!layout.isTruncated)
    }
  }

  @Test func theEndThatIsShownAfterAnEllipsisIsThatOfTheLastLineWithText() {
    let text = AttributedText(Self.string + "\n", font: .system(size: 17))
    let container = TextContainer(width: 150, maximumLines: 1, lineBreakMode: .byTruncatingMiddle)
    #expect(shown(Typesetter.shared.layout(text, in: container)) == "The quic… lazy dog")
  }

  @Test func eachModeShowsItsPartOfTheTextOnOneLine() {
    #expect(shown(layout(.byTruncatingTail, width: 150)) == "The quick brown f…")
    #expect(shown(layout(.byTruncatingHead, width: 150)) == "…over the lazy dog")
    #expect(shown(layout(.byTruncatingMiddle, width: 150)) == "The quic… lazy dog")
    #expect(shown(layout(.byWordWrapping, width: 150)) == "The quick brown")
    #expect(shown(layout(.byCharWrapping, width: 130)) == "The quick brown")
  }

  @Test func onSeveralLinesTheLastOneIsCutTheOthersAreWrapped() {
    for (mode, last) in [
      (LineBreakMode.byTruncatingTail, "fox jumps over th…"), (.byTruncatingHead, "…over the lazy dog"),
      (.byTruncatingMiddle, "fox jump… lazy dog"),
    ] {
      let layout = layout(mode, width: 150, lines: 2)
      #expect(layout.lines.count == 2)
      #expect(shown(layout, line: 0) == "The quick brown")
      #expect(shown(layout, line: 1) == last)
    }
  }

  @Test(arguments: [40.0, 77, 120, 200, 260])
  func noLineIsWiderThanItsRoom(width: Double) {
    for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      for lines in 1...3 {
        let layout = layout(mode, width: width, lines: lines)
        #expect(layout.lines.allSatisfy { $0.width <= width + 0.001 })
      }
    }
  }

  /// Says on which line, how many characters and how many points are missing.
  @Test func asking() throws {
    let layout = layout(.byTruncatingTail, width: 150)
    let truncation = try #require(layout.truncation)
    #expect(truncation.line == 0)
    #expect(truncation.hiddenRange == 17..<Self.string.utf16.count)
    #expect(layout.hiddenCharacterCount == Self.string.count - 17)
    #expect(abs(truncation.missingWidth - (natural - 150)) < 0.001)
  }

  @Test func hiddenCharactersAreCountedAsAReaderCountsThem() {
    let family = AttributedText("Family 👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", font: .system(size: 17))
    let layout = Typesetter.shared.layout(
      family, in: TextContainer(width: 65, maximumLines: 1, lineBreakMode: .byTruncatingTail))
    #expect(layout.hiddenCharacterCount == 4, "three families and the space before them")
  }

  /// Lines that the height does not hold are cut as well, the first never.
  @Test func height() {
    let lineHeight = Font.system(size: 17).lineHeight
    let two = layout(.byTruncatingTail, width: 100, lines: 0, height: lineHeight * 2.5)
    #expect(two.lines.count == 2)
    #expect(two.truncation?.line == 1)
    #expect(shown(two, line: 1).hasSuffix("…"))
    let one = layout(.byTruncatingTail, width: 100, lines: 0, height: 1)
    #expect(one.lines.count == 1)
  }

  /// A second paragraph is not shown on one line, and the ellipsis says so.
  @Test func secondParagraph() {
    let layout = Typesetter.shared.layout(
      AttributedText("First\nSecond", font: .system(size: 17)),
      in: TextContainer(width: 200, maximumLines: 1, lineBreakMode: .byTruncatingTail))
    #expect(shown(layout) == "First…")
    #expect(layout.hiddenCharacterCount == "\nSecond".count)
  }

  /// Text that is a little too long is tightened where that is allowed.
  @Test func tightening() {
    func set(_ share: Double) -> TextLayout {
      Typesetter.shared.layout(
        text,
        in: TextContainer(
          width: natural * share, maximumLines: 1, lineBreakMode: .byTruncatingTail, tightensBeforeTruncating: true))
    }
    #expect(!set(0.96).isTruncated)
    #expect(set(0.96).lines[0].tightening < 0)
    #expect(abs(set(0.96).width - natural * 0.96) < 0.001)
    #expect(set(0.94).isTruncated)
  }
}
