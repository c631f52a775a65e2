/// A text set in a container.
public struct TextLayout: Sendable {
  /// What a layout could not show.
  public struct Truncation: Hashable, Sendable {
    /// The place in `lines` of the line that is cut.
    public let line: Int
    /// The characters that are not shown, in UTF-16 units.
    public let hiddenRange: Range<Int>
    /// How much wider that line would have to be to show the rest of the text, in points.
    public let missingWidth: Double
  }

  /// From top to bottom; parts of a line that exclusions have cut stand from left to right.
  public let lines: [Line]
  /// From the leading edge to the end of the longest line, its indent included, in points and not rounded.
  public let width: Double
  /// From the top of the first line to the bottom of the last, in points and not rounded.
  public let height: Double
  /// What is not shown; nil where everything is.
  public let truncation: Truncation?
  let shaped: ShapedText

  /// The text that was set.
  public var text: AttributedText { shaped.text }
  /// Whether something is not shown.
  public var isTruncated: Bool { truncation != nil }
  /// From the top of the container to the baseline of the first line, in points; 0 without lines.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// From the top of the container to the baseline of the last line, in points; 0 without lines.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
  /// The width with the space that hangs over the ends of wrapped lines, in points and not rounded.
  public var widthWithHangingSpace: Double {
    lines.reduce(width) { widest, line in
      guard !line.isTruncated, line.visibleEnd < line.range.upperBound else { return widest }
      return max(widest, line.leadingInset + line.width + shaped.width(line.visibleEnd, line.range.upperBound))
    }
  }
  /// What was replaced or estimated, in sentences for a person.
  public var notes: [String] { shaped.notes }

  /// How many characters, as a reader counts them, are not shown.
  public var hiddenCharacterCount: Int {
    guard let truncation else { return 0 }
    return String(decoding: shaped.units[truncation.hiddenRange], as: UTF16.self).count
  }
}
