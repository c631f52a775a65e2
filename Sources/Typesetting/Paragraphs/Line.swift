/// One line of laid-out text. If exclusion rectangles divide a line, each part of it is a separate `Line`.
public struct Line: Sendable {
  /// The left end of the text in the container, in points.
  public internal(set) var x = 0.0
  /// The top of the line in the container, in points.
  public internal(set) var y = 0.0
  /// The width of the visible text, in points.
  public internal(set) var width = 0.0
  /// The distance from the top of the line to its baseline, in points.
  public internal(set) var ascent = 0.0
  /// The distance from the baseline to the bottom of the line, in points; positive.
  public internal(set) var descent = 0.0
  /// The range of the line's characters, including hidden ones, in UTF-16 units of the text.
  public internal(set) var range: Range<Int>
  /// The part of `range` that is not shown because the text is truncated; nil if all characters are shown.
  public internal(set) var hiddenRange: Range<Int>?
  /// Whether an ellipsis replaces the hidden characters.
  public internal(set) var hasEllipsis = false
  /// The available width in points; infinite if there was no limit.
  public internal(set) var availableWidth: Double
  /// The end of the visible text, in UTF-16 units of the text. White space at the end of a wrapped line is after it.
  var visibleEnd: Int
  /// Whether a hyphen is shown after the line's text.
  var endsWithHyphen = false
  /// The bidirectional embedding level of the paragraph: odd for right to left.
  var paragraphLevel: UInt8
  /// The distance from the container's leading edge to the area that this line may fill, in points.
  var leadingInset = 0.0
  /// The left edge of the area that this line may fill, in points from the container's left edge.
  var partX = 0.0
  /// The width that is added to every space of a justified line, in points.
  var spaceStretch = 0.0
  /// The width that is added to every character of a tightened line, in points; negative or 0.
  public internal(set) var tightening = 0.0

  init(range: Range<Int>, availableWidth: Double, level: UInt8) {
    self.range = range
    self.availableWidth = availableWidth
    visibleEnd = range.upperBound
    paragraphLevel = level
  }

  /// The baseline, in points from the top of the container.
  public var baseline: Double { y + ascent }
  /// The height in points.
  public var height: Double { ascent + descent }
  /// The right end of the text in the container, in points.
  public var maxX: Double { x + width }
  /// The bottom of the line in the container, in points.
  public var maxY: Double { y + height }
  /// Whether some of the line's characters are hidden.
  public var isTruncated: Bool { hiddenRange != nil }
  /// Whether the line's paragraph runs from right to left.
  public var isRightToLeft: Bool { paragraphLevel % 2 == 1 }
}
