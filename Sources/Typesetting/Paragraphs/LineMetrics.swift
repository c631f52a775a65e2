/// The vertical metrics of a line, in points.
struct LineMetrics {
  var ascent: Double
  var descent: Double
  /// The space to the top of the next line.
  var gap: Double

  var height: Double { ascent + descent }

  /// The metrics of a line that shows a range. They are the union of its fonts, raised characters and attachments,
  /// adjusted by the paragraph style.
  init(of range: Range<Int>, in shaped: ShapedText, style: ParagraphStyle) {
    ascent = 0
    descent = 0
    gap = 0
    let runs = shaped.text.runs
    var index = shaped.runIndex(at: range.lowerBound)
    repeat {
      add(runs[index].attributes)
      index += 1
    } while index < runs.count && runs[index].range.lowerBound < range.upperBound
    apply(style)
  }

  /// The metrics of these and other parts of a line that share one baseline, as beside an exclusion.
  func union(_ other: LineMetrics) -> LineMetrics {
    var result = self
    result.ascent = max(ascent, other.ascent)
    result.descent = max(descent, other.descent)
    result.gap = max(gap, other.gap)
    return result
  }

  private mutating func add(_ attributes: TextAttributes) {
    let font = attributes.font.face
    ascent = max(ascent, font.ascender + attributes.baselineOffset)
    descent = max(descent, -font.descender - attributes.baselineOffset)
    gap = max(gap, font.leading)
    if let attachment = attributes.attachment {
      ascent = max(ascent, attachment.y + attachment.height + attributes.baselineOffset)
      descent = max(descent, -attachment.y - attributes.baselineOffset)
    }
  }

  /// Applies the paragraph's line height. The difference is added above the text.
  private mutating func apply(_ style: ParagraphStyle) {
    let natural = height
    var wanted = natural
    if style.lineHeightMultiple > 0 { wanted *= style.lineHeightMultiple }
    wanted = max(wanted, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { wanted = min(wanted, style.maximumLineHeight) }
    ascent += wanted - natural
    gap += style.lineSpacing
  }
}
