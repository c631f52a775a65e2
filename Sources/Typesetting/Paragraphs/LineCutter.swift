/// Makes the last visible line of a text that does not fit its container: the line is tightened, cut off, or has an
/// ellipsis in place of the hidden text.
///
/// - Complexity: one or two bisections of the prefix sums (``ShapedText``).
struct LineCutter {
  let breaker: LineBreaker
  let origin: LineBreaker.Origin
  let paragraph: ShapedText.Paragraph
  let width: Double
  let mode: LineBreakMode
  /// Whether the line may be tightened to avoid an ellipsis: its characters are then moved closer together.
  let tightens: Bool

  /// The largest ratio of the text's width to the available width at which text is tightened: the default
  /// `tighteningFactorForTruncation` of `NSParagraphStyle`.
  private static let tighteningFactor = 1.05

  private var shaped: ShapedText { breaker.shaped }
  private var start: Int { origin.start }

  /// Makes the line.
  ///
  /// - Parameter wrapped: the end that the line would have if another line followed.
  func line(wrapped: LineBreaker.End) -> Line {
    if tightens, mode.truncates, let tightened { return tightened }
    var line = Line(range: start..<shaped.count, availableWidth: width, level: paragraph.level)
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      line.visibleEnd = wrapped.visible
      line.width = breaker.exactWidth(from: origin, to: wrapped.visible)
      let isWhole = wrapped.next == shaped.count
      line.hiddenRange = (isWhole ? lastVisible(to: wrapped.visible) : wrapped.next)..<shaped.count
    case .byClipping:
      line.visibleEnd = paragraph.range.upperBound
      line.width = breaker.exactWidth(from: origin, to: line.visibleEnd)
      line.hiddenRange = lastVisible(to: line.visibleEnd)..<shaped.count
    case .byTruncatingTail: cutTail(&line)
    case .byTruncatingHead: cutInside(&line, headShare: 0)
    case .byTruncatingMiddle: cutInside(&line, headShare: 0.5)
    }
    return line
  }

  /// The tightened line with the whole rest of the text; nil if the text is too long for tightening.
  private var tightened: Line? {
    guard paragraph.next >= shaped.count, start < paragraph.range.upperBound else { return nil }
    var line = Line(range: start..<paragraph.range.upperBound, availableWidth: width, level: paragraph.level)
    let natural = breaker.exactWidth(from: origin, to: line.visibleEnd)
    guard natural <= width * Self.tighteningFactor else { return nil }
    let characters = line.range.count { shaped.isCharacterBoundary($0) }
    line.tightening = (width - natural) / Double(characters)
    line.width = width
    return line
  }

  /// The start of the first character that does not fit completely.
  private func lastVisible(to end: Int) -> Int { breaker.lastBoundary(from: origin, to: end, limit: width) }

  /// Truncates the line at its end: shows as many characters as fit beside the ellipsis. White space before the
  /// ellipsis is removed.
  private func cutTail(_ line: inout Line) {
    let token = LineToken.ellipsis.width(shaped.attributes(at: start))
    let end = breaker.lastBoundary(from: origin, to: paragraph.range.upperBound, limit: width - token)
    let cut = breaker.trimmed(start, end)
    line.hiddenRange = cut..<shaped.count
    line.hasEllipsis = true
    line.visibleEnd = cut
    line.width = breaker.exactWidth(from: origin, to: cut) + token
  }

  /// Truncates the line at its head or in the middle: shows the first characters in a share of the width, the ellipsis,
  /// and the last characters of the text in the remaining width.
  ///
  /// - Parameter headShare: 0 to truncate at the head, 0.5 to truncate in the middle.
  private func cutInside(_ line: inout Line, headShare: Double) {
    let token = LineToken.ellipsis.width(shaped.attributes(at: start))
    let room = max(width - token, 0)
    let textEnd = lastParagraphEnd
    let headEnd =
      headShare > 0
      ? breaker.lastBoundary(from: origin, to: paragraph.range.upperBound, limit: room * headShare) : start
    let headWidth = breaker.exactWidth(from: origin, to: headEnd)
    let lastStart = max(headEnd, lastParagraph?.lowerBound ?? 0)
    var tail = breaker.firstBoundary(from: lastStart, to: textEnd, limit: room - headWidth)
    while tail < textEnd && headEnd == start && CharacterClass.isSpace(shaped.units[tail]) { tail += 1 }
    line.hiddenRange = headEnd..<tail
    line.hasEllipsis = true
    line.visibleEnd = textEnd
    line.width = headWidth + token + shaped.width(tail, textEnd) + shaped.widthChange(cutting: tail, textEnd)
  }

  /// The end of the text without trailing line breaks.
  private var lastParagraphEnd: Int { lastParagraph?.upperBound ?? shaped.count }

  /// The last paragraph, without the empty one after a line break at the end of the text.
  private var lastParagraph: Range<Int>? {
    shaped.paragraphs.last { $0.range.lowerBound < shaped.count || shaped.paragraphs.count == 1 }?.range
  }
}
