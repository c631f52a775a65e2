/// A text that has been laid out in a container.
public struct TextLayout: Sendable {
  /// The part of the text that a layout could not show.
  public struct Truncation: Hashable, Sendable {
    /// The index in `lines` of the line that is cut.
    public let line: Int
    /// The hidden characters, in UTF-16 units.
    public let hiddenRange: Range<Int>
    /// How much wider the cut line would have to be to show the rest of the text, in points.
    public let missingWidth: Double
  }

  /// The lines from top to bottom. If exclusions divide a line, its parts follow each other in reading order.
  public let lines: [Line]
  /// The distance from the container's leading edge to the end of the longest line, in points, not rounded.
  public let width: Double
  /// The distance from the top of the container to the bottom of the last line, in points, not rounded.
  public let height: Double
  /// The hidden part of the text; nil if the whole text is visible.
  public let truncation: Truncation?
  let shaped: ShapedText

  /// The laid-out text.
  public var text: AttributedText { shaped.text }
  /// Whether some of the text is hidden.
  public var isTruncated: Bool { truncation != nil }
  /// The distance from the top of the container to the baseline of the first line, in points; 0 if there are no lines.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The distance from the top of the container to the baseline of the last line, in points; 0 if there are no lines.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
  /// What ``width`` would be if the white space at the ends of wrapped lines counted, in points, not rounded.
  public var widthWithHangingSpace: Double {
    lines.reduce(width) { widest, line in
      guard !line.isTruncated, line.visibleEnd < line.range.upperBound else { return widest }
      return max(widest, line.leadingInset + line.width + shaped.width(line.visibleEnd, line.range.upperBound))
    }
  }
  /// Sentences about replacements and estimates, for example that no installed font has a character.
  public var notes: [String] { shaped.notes }

  /// The number of hidden characters as users perceive them (grapheme clusters).
  public var hiddenCharacterCount: Int {
    guard let truncation else { return 0 }
    return String(decoding: shaped.units[truncation.hiddenRange], as: UTF16.self).count
  }
}
