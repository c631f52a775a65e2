/// Fills a container with the lines of a text, from top to bottom.
///
/// A row consists of the lines at the same height: one line, or several if exclusion rectangles divide the row.
/// Invariant between rows: `y` is the top of the next row, `rows` is the number of complete rows, and the lines of each
/// row share one baseline. When the container is full, the last line shows that text is hidden (``LineCutter``).
///
/// - Complexity: that of ``LineBreaker``, times the number of parts into which exclusions divide each row.
struct LineFiller {
  private let shaped: ShapedText
  private let container: TextContainer
  private var breaker: LineBreaker
  private var lines: [Line] = []
  private var rows = 0
  private var y = 0.0
  private var usedWidth = 0.0
  /// The spacing below the previous paragraph.
  private var paragraphSpacing = 0.0
  private var isFull = false
  /// For a justified paragraph, the chosen line ends by the offsets at which the lines start; empty for other
  /// paragraphs.
  private var evenEnds: [Int: LineBreaker.End] = [:]

  init(_ shaped: ShapedText, _ container: TextContainer) {
    self.shaped = shaped
    self.container = container
    breaker = LineBreaker(shaped)
  }

  mutating func layout() -> TextLayout {
    for paragraph in shaped.paragraphs where !isFull { addParagraph(paragraph) }
    alignToUsedWidth()
    return TextLayout(
      lines: lines, width: usedWidth, height: lines.last?.maxY ?? 0, truncation: truncation(), shaped: shaped)
  }

  private func truncation() -> TextLayout.Truncation? {
    guard let index = lines.lastIndex(where: \.isTruncated), let hidden = lines[index].hiddenRange else { return nil }
    let line = lines[index]
    let needed = shaped.width(line.range.lowerBound, line.range.upperBound)
    return TextLayout.Truncation(
      line: index, hiddenRange: hidden, missingWidth: max(0, needed - line.availableWidth))
  }

  private mutating func addParagraph(_ paragraph: ShapedText.Paragraph) {
    let range = paragraph.range
    let style = shaped.attributes(at: range.lowerBound).paragraphStyle
    let geometry = ParagraphGeometry(style, container: container, level: paragraph.level)
    if range.lowerBound > 0 && !paragraph.continuesParagraph { y += paragraphSpacing + style.paragraphSpacingBefore }
    evenEnds = evenEnds(of: paragraph, geometry)
    var start = range.lowerBound
    repeat {
      start = addRow(from: start, paragraph: paragraph, geometry: geometry)
    } while start < range.upperBound && !isFull
    paragraphSpacing = style.paragraphSpacing
  }

  /// The line ends of a justified paragraph whose spaces should have similar widths, by the offsets at which the lines
  /// start. Empty for other paragraphs, and if exclusions divide lines.
  private mutating func evenEnds(of paragraph: ShapedText.Paragraph, _ geometry: ParagraphGeometry) -> [Int: LineBreaker
    .End]
  {
    let style = geometry.style
    guard style.evensJustifiedLines, style.alignment == .justified, geometry.mode != .byCharWrapping,
      container.width.isFinite, container.exclusions.isEmpty
    else { return [:] }
    func width(isFirstLine: Bool) -> Double {
      var y = y
      return geometry.parts(y: &y, height: 0, isFirstLine: isFirstLine)[0].width
    }
    return breaker.evenEnds(
      from: paragraph.range.lowerBound, paragraphEnd: paragraph.range.upperBound,
      firstLimit: width(isFirstLine: !paragraph.continuesParagraph), limit: width(isFirstLine: false)) ?? [:]
  }

  /// Adds the next row: one line, or several if exclusions divide the row.
  ///
  /// - Returns: the offset at which the rest of the text starts.
  private mutating func addRow(from start: Int, paragraph: ShapedText.Paragraph, geometry: ParagraphGeometry) -> Int {
    let isFirst = start == paragraph.range.lowerBound && !paragraph.continuesParagraph
    var metrics = LineMetrics(of: start..<start, in: shaped, style: geometry.style)
    var row: [Line] = []
    repeat {
      let parts = geometry.parts(y: &y, height: metrics.height, isFirstLine: isFirst)
      row = fill(parts, from: start, paragraph: paragraph, geometry: geometry)
      // No word fits beside the exclusions, so the row is moved down to the bottom of the next exclusion.
      if row.isEmpty { y = geometry.nextEdge(below: y) }
    } while row.isEmpty

    for (number, line) in row.enumerated() {
      let own = LineMetrics(of: line.range.lowerBound..<line.visibleEnd, in: shaped, style: geometry.style)
      metrics = number == 0 ? own : metrics.union(own)
    }
    guard rows == 0 || y + metrics.height <= container.height + LineBreaker.tolerance else {
      // The empty line after the last line break hides no text.
      if start < shaped.count { truncateLastRow() } else { isFull = true }
      return shaped.count
    }
    for line in row {
      var line = line
      line.y = y
      line.ascent = metrics.ascent
      line.descent = metrics.descent
      lines.append(line)
    }
    y += metrics.height + metrics.gap
    rows += 1
    isFull = rows == container.maximumLines
    return row.last?.range.upperBound ?? shaped.count
  }

  /// Makes the lines of a row, one for each part that exclusions leave. The array is empty if the next word is too long
  /// for all parts; the caller then moves the row down, where the container is wider.
  private mutating func fill(
    _ parts: [ParagraphGeometry.Part], from start: Int, paragraph: ShapedText.Paragraph, geometry: ParagraphGeometry
  ) -> [Line] {
    let isLastRow = rows + 1 == container.maximumLines
    var row: [Line] = []
    var at = start
    for (number, part) in parts.enumerated() {
      let origin = LineBreaker.Origin(start: at, style: geometry.style, inset: part.leadingInset)
      guard let end = end(of: part, from: origin, paragraph, geometry, isLastRow: isLastRow) else { continue }
      let hasMore = end.next < paragraph.range.upperBound || paragraph.next < shaped.count
      let isTooLong = breaker.exactWidth(from: origin, to: end.visible) > part.width + LineBreaker.tolerance
      var line: Line
      if isLastRow && number == parts.count - 1 && (hasMore || isTooLong) {
        line = cutter(origin, paragraph, width: part.width, geometry.mode).line(wrapped: end)
      } else {
        line = Line(range: at..<end.next, availableWidth: part.width, level: paragraph.level)
        line.visibleEnd = end.visible
        line.endsWithHyphen = end.next < paragraph.range.upperBound && breaker.hyphenWidth(before: end.visible) > 0
        line.width = breaker.exactWidth(from: origin, to: end.visible)
        if line.endsWithHyphen { line.width += breaker.hyphenWidth(before: end.visible) }
      }
      let isLastLine = line.range.upperBound >= paragraph.range.upperBound
      geometry.position(&line, in: part, isLastLine: isLastLine, shaped: shaped)
      usedWidth = max(usedWidth, part.leadingInset + line.width)
      at = line.range.upperBound
      row.append(line)
      if at >= paragraph.range.upperBound { break }
    }
    return row
  }

  /// The end of the line in a part of a row; `nil` if the next word does not fit into the part.
  private mutating func end(
    of part: ParagraphGeometry.Part, from origin: LineBreaker.Origin, _ paragraph: ShapedText.Paragraph,
    _ geometry: ParagraphGeometry, isLastRow: Bool
  ) -> LineBreaker.End? {
    let known = isLastRow ? nil : evenEnds[origin.start]
    guard
      let end = known
        ?? breaker.end(
          from: origin, paragraphEnd: paragraph.range.upperBound, limit: part.width, mode: geometry.mode,
          splitsWords: part.isWhole)
    else { return nil }
    guard geometry.style.pushesOutOrphans, geometry.mode != .byCharWrapping, part.isWhole, !isLastRow else {
      return end
    }
    let earlier = breaker.endBeforeOrphan(
      end, from: origin, paragraphEnd: paragraph.range.upperBound, limit: part.width)
    return earlier ?? end
  }

  private func cutter(
    _ origin: LineBreaker.Origin, _ paragraph: ShapedText.Paragraph, width: Double, _ mode: LineBreakMode
  ) -> LineCutter {
    LineCutter(
      breaker: breaker, origin: origin, paragraph: paragraph, width: width, mode: mode,
      tightens: container.tightensBeforeTruncating)
  }

  /// Replaces the last line by a truncated one, because the next row does not fit into the height of the container.
  private mutating func truncateLastRow() {
    isFull = true
    guard let last = lines.popLast() else { return }
    let start = last.range.lowerBound
    guard let paragraph = shaped.paragraphs.last(where: { $0.range.lowerBound <= start }) else { return }
    let style = shaped.attributes(at: paragraph.range.lowerBound).paragraphStyle
    let geometry = ParagraphGeometry(style, container: container, level: paragraph.level)
    let origin = LineBreaker.Origin(start: start, style: style, inset: last.leadingInset)
    var line = cutter(origin, paragraph, width: last.availableWidth, geometry.mode)
      .line(wrapped: (last.range.upperBound, last.visibleEnd))
    line.y = last.y
    line.ascent = last.ascent
    line.descent = last.descent
    let part = ParagraphGeometry.Part(
      x: last.partX, width: last.availableWidth, leadingInset: last.leadingInset, isWhole: true)
    geometry.position(&line, in: part, isLastLine: true, shaped: shaped)
    usedWidth = max(usedWidth, part.leadingInset + line.width)
    lines.append(line)
  }

  /// Aligns the lines if the container has no width, as if it were as wide as the longest line.
  private mutating func alignToUsedWidth() {
    guard container.width.isInfinite else { return }
    for index in lines.indices {
      let line = lines[index]
      let style = shaped.attributes(at: line.range.lowerBound).paragraphStyle
      let room = usedWidth - line.leadingInset - line.width
      lines[index].x += ParagraphGeometry.offset(style.alignment, room: room, level: line.paragraphLevel)
      if line.paragraphLevel % 2 == 1 { lines[index].x -= line.leadingInset }
    }
  }
}
