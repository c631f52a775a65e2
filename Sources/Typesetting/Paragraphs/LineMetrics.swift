/// The vertical metrics of a line, in points.
struct LineMetrics {
  var ascent: Double
  var descent: Double
  /// The space between the bottom of this line and the top of the next.
  var gap: Double

  var height: Double { ascent + descent }

  /// Computes the metrics of a line that shows a range of the text: the union of the metrics of its fonts, raised
  /// characters and attachments, adjusted to the paragraph style.
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

  /// The union of two metrics: those of a row whose lines share one baseline, as the two lines beside an exclusion do.
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

  /// Applies the line height and line spacing of the paragraph style. Additional height is added above the text.
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
