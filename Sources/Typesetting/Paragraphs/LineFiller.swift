/// Fills a container with the lines of a text.
struct LineFiller {
  private let shaped: ShapedText
  private let container: TextContainer
  private var lines: [Line] = []
  private var rows = 0
  private var y = 0.0
  private var usedWidth = 0.0
  private var isFull = false
  private var breaks: [Int] = []
  private var nextBreak = 0

  /// Lengths that differ by less are the same: what a pixel's rounding and a solver leave over.
  static let tolerance = 1.0 / 1024

  init(_ shaped: ShapedText, _ container: TextContainer) {
    self.shaped = shaped
    self.container = container
  }

  mutating func layout() -> TextLayout {
    var start = 0
    while start < shaped.count && !isFull {
      let end = paragraphEnd(from: start)
      addParagraph(start..<end, isFirst: start == 0)
      start = skipBreak(at: end)
    }
    alignToUsedWidth()
    let truncated = lines.lastIndex { $0.isTruncated }
    let truncation = truncated.map { index in
      let line = lines[index]
      return TextLayout.Truncation(
        line: index, hiddenRange: line.hiddenRange ?? 0..<0,
        missingWidth: max(0, shaped.width(line.range.lowerBound, line.range.upperBound) - line.availableWidth))
    }
    return TextLayout(
      lines: lines, width: usedWidth, height: lines.last?.maxY ?? 0, truncation: truncation, shaped: shaped)
  }

  // MARK: Paragraphs

  private func paragraphEnd(from start: Int) -> Int {
    guard shaped.hasHardBreaks else { return shaped.count }
    return shaped.units[start...].firstIndex(where: CharacterClass.isParagraphBreak) ?? shaped.count
  }

  /// The first unit after the break at a place; a carriage return and its line feed are one break.
  private func skipBreak(at place: Int) -> Int {
    guard place < shaped.count else { return place }
    let isPair = shaped.units[place] == 0x0D && place + 1 < shaped.count && shaped.units[place + 1] == 0x0A
    return place + (isPair ? 2 : 1)
  }

  private mutating func addParagraph(_ paragraph: Range<Int>, isFirst: Bool) {
    let style = shaped.attributes(at: paragraph.lowerBound).paragraphStyle
    let geometry = ParagraphGeometry(style, container: container, level: level(of: paragraph, style))
    if !isFirst { y += style.paragraphSpacingBefore }
    var start = paragraph.lowerBound
    repeat {
      let isFirstLine = start == paragraph.lowerBound
      start = addRow(from: start, paragraph: paragraph, geometry: geometry, isFirstLine: isFirstLine)
    } while start < paragraph.upperBound && !isFull
    y += style.paragraphSpacing
  }

  private func level(of paragraph: Range<Int>, _ style: ParagraphStyle) -> UInt8 {
    let direction = style.direction == .natural ? container.direction : style.direction
    return direction == .rightToLeft ? 1 : 0
  }

  // MARK: Lines

  /// Adds the next line, or the parts of it that exclusions leave; returns where the text goes on.
  private mutating func addRow(
    from start: Int, paragraph: Range<Int>, geometry: ParagraphGeometry, isFirstLine: Bool
  ) -> Int {
    let estimate = LineMetrics(of: start..<start, in: shaped, style: geometry.style)
    let parts = geometry.parts(y: &y, height: estimate.height, isFirstLine: isFirstLine)
    let lastRow = container.maximumLines > 0 && rows + 1 >= container.maximumLines
    var at = start
    var metrics = estimate
    let firstOfRow = lines.count
    for (number, part) in parts.enumerated() {
      let isLast = lastRow && number == parts.count - 1
      var line = makeLine(from: at, paragraph: paragraph, width: part.width, geometry: geometry, isLast: isLast)
      let own = LineMetrics(
        of: line.range.lowerBound..<max(line.visibleEnd, line.range.lowerBound), in: shaped, style: geometry.style)
      metrics.ascent = number == 0 ? own.ascent : max(metrics.ascent, own.ascent)
      metrics.descent = number == 0 ? own.descent : max(metrics.descent, own.descent)
      metrics.gap = max(metrics.gap, own.gap)
      line.x = geometry.x(of: line.width, in: part, isLastLine: line.range.upperBound >= paragraph.upperBound)
      at = line.range.upperBound
      lines.append(line)
      usedWidth = max(usedWidth, part.leadingInset + line.width)
      if at >= paragraph.upperBound { break }
    }
    guard y + metrics.height <= container.height + Self.tolerance || rows == 0 else {
      lines.removeSubrange(firstOfRow...)
      truncateLastLine(geometry)
      return shaped.count
    }
    for index in firstOfRow..<lines.count {
      lines[index].y = y
      lines[index].ascent = metrics.ascent
      lines[index].descent = metrics.descent
    }
    y += metrics.height + metrics.gap
    rows += 1
    isFull = lastRow
    return at
  }

  private mutating func makeLine(
    from start: Int, paragraph: Range<Int>, width: Double, geometry: ParagraphGeometry, isLast: Bool
  ) -> Line {
    let (next, visibleEnd) = lineEnd(from: start, paragraphEnd: paragraph.upperBound, limit: width, mode: geometry.mode)
    if isLast && skipBreak(at: next) < shaped.count {
      return cutLine(
        from: start, wrapped: (next, visibleEnd), paragraphEnd: paragraph.upperBound, width: width, mode: geometry.mode)
    }
    return Line(
      x: 0, y: 0, width: shaped.width(start, visibleEnd), ascent: 0, descent: 0, range: start..<next,
      availableWidth: width, paragraphLevel: geometry.level, visibleEnd: visibleEnd)
  }

  /// The last line that is shown of a text that goes on.
  private func cutLine(
    from start: Int, wrapped: (next: Int, visibleEnd: Int), paragraphEnd: Int, width: Double, mode: LineBreakMode
  ) -> Line {
    var line = Line(
      x: 0, y: 0, width: 0, ascent: 0, descent: 0, range: start..<shaped.count, availableWidth: width,
      visibleEnd: wrapped.visibleEnd)
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      line.width = shaped.width(start, wrapped.visibleEnd)
      line.hiddenRange = wrapped.next..<shaped.count
    case .byClipping:
      line.visibleEnd = paragraphEnd
      line.width = shaped.width(start, paragraphEnd)
      line.hiddenRange = firstBoundary(from: start, to: paragraphEnd, limit: width)..<shaped.count
    case .byTruncatingTail:
      let token = tokenWidth(at: start)
      let cut = trimmed(start, firstBoundary(from: start, to: paragraphEnd, limit: width - token))
      line.hiddenRange = cut..<shaped.count
      line.hasEllipsis = true
      line.visibleEnd = cut
      line.width = shaped.width(start, cut) + token
    case .byTruncatingHead, .byTruncatingMiddle:
      let token = tokenWidth(at: start)
      let room = max(width - token, 0)
      let keptHead = mode == .byTruncatingHead ? start : firstBoundary(from: start, to: paragraphEnd, limit: room / 2)
      let tail = lastBoundary(from: keptHead, to: shaped.count, limit: room - shaped.width(start, keptHead))
      line.hiddenRange = keptHead..<tail
      line.hasEllipsis = true
      line.visibleEnd = shaped.count
      line.width = shaped.width(start, keptHead) + token + shaped.width(tail, shaped.count)
    }
    return line
  }

  private mutating func truncateLastLine(_ geometry: ParagraphGeometry) {
    isFull = true
    guard let last = lines.popLast() else { return }
    let start = last.range.lowerBound
    var line = cutLine(
      from: start, wrapped: (last.range.upperBound, last.visibleEnd), paragraphEnd: paragraphEnd(from: start),
      width: last.availableWidth, mode: geometry.mode)
    line.x = last.x
    line.y = last.y
    line.ascent = last.ascent
    line.descent = last.descent
    lines.append(line)
  }

  /// Lines in a container without a width stand as if it were as wide as the longest of them.
  private mutating func alignToUsedWidth() {
    guard container.width.isInfinite else { return }
    for index in lines.indices {
      let style = shaped.attributes(at: lines[index].range.lowerBound).paragraphStyle
      lines[index].x += ParagraphGeometry.offset(
        style.alignment, room: usedWidth - lines[index].x - lines[index].width, level: lines[index].paragraphLevel)
    }
  }

  // MARK: Where lines end

  private mutating func lineEnd(
    from start: Int, paragraphEnd: Int, limit: Double, mode: LineBreakMode
  ) -> (next: Int, visibleEnd: Int) {
    if shaped.width(start, paragraphEnd) <= limit + Self.tolerance { return (paragraphEnd, paragraphEnd) }
    if mode != .byCharWrapping, let end = wordEnd(from: start, paragraphEnd: paragraphEnd, limit: limit) {
      return (end, trimmed(start, end))
    }
    let end = max(
      firstBoundary(from: start, to: paragraphEnd, limit: limit), shaped.characterBoundary(atOrAfter: start + 1))
    return (end, end)
  }

  /// The last place where a line may end that leaves it within the limit.
  private mutating func wordEnd(from start: Int, paragraphEnd: Int, limit: Double) -> Int? {
    if breaks.isEmpty { breaks = LineBreaks.opportunities(in: shaped.units) }
    while nextBreak < breaks.count && breaks[nextBreak] <= start { nextBreak += 1 }
    var found: Int?
    while nextBreak < breaks.count {
      let end = min(breaks[nextBreak], paragraphEnd)
      if shaped.width(start, trimmed(start, end)) > limit + Self.tolerance { break }
      found = end
      if end == paragraphEnd { break }
      nextBreak += 1
    }
    return found
  }

  /// The end without the white space before it.
  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start && CharacterClass.isSpace(shaped.units[end - 1]) { end -= 1 }
    return end
  }

  /// The last boundary between characters that leaves what comes before it within the limit.
  private func firstBoundary(from start: Int, to end: Int, limit: Double) -> Int {
    var low = start
    var high = end
    while low < high {
      let middle = (low + high + 1) / 2
      if shaped.width(start, middle) <= limit + Self.tolerance { low = middle } else { high = middle - 1 }
    }
    return max(shaped.characterBoundary(atOrBefore: low), start)
  }

  /// The first boundary between characters that leaves what comes after it within the limit.
  private func lastBoundary(from start: Int, to end: Int, limit: Double) -> Int {
    var low = start
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if shaped.width(middle, end) <= limit + Self.tolerance { high = middle } else { low = middle + 1 }
    }
    return min(shaped.characterBoundary(atOrAfter: low), end)
  }

  private func tokenWidth(at place: Int) -> Double {
    let font = shaped.attributes(at: place).font.face
    if let table = font.table, case let advance = table.advance(0x2026), advance >= 0 {
      return Double(advance) * font.unit + font.tracking
    }
    return font.descriptor.size
  }
}
