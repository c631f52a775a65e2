/// One line of laid-out text, or one part of a line that exclusions divide.
public struct Line: Sendable {
  /// The left end of the text in the container, in points.
  public internal(set) var x = 0.0
  /// The top of the line in the container, in points.
  public internal(set) var y = 0.0
  /// From the left end of the first glyph to the right end of the last, in points.
  public internal(set) var width = 0.0
  /// From the top of the line to its baseline, in points.
  public internal(set) var ascent = 0.0
  /// From the baseline to the bottom of the line, in points; positive.
  public internal(set) var descent = 0.0
  /// The characters of the line, hidden ones included, in UTF-16 units.
  public internal(set) var range: Range<Int>
  /// The characters of `range` that are not shown.
  public internal(set) var hiddenRange: Range<Int>?
  /// Whether an ellipsis replaces the hidden characters.
  public internal(set) var hasEllipsis = false
  /// The available width in points; infinite if there was no limit.
  public internal(set) var availableWidth: Double
  /// Where the visible text ends, which excludes the white space that hangs over the end of a wrapped line.
  var visibleEnd: Int
  /// Whether a hyphen is shown after the line's text.
  var endsWithHyphen = false
  /// The embedding level of the paragraph: odd for right to left.
  var paragraphLevel: UInt8
  /// From the container's leading edge to the part of the line that the text may fill.
  var leadingInset = 0.0
  /// The left end of the part that the text may fill.
  var partX = 0.0
  /// Added to every space of a justified line, in points.
  var spaceStretch = 0.0
  /// Added to every character of a tightened line, in points; negative.
  public internal(set) var tightening = 0.0

  init(range: Range<Int>, availableWidth: Double, level: UInt8) {
    self.range = range
    self.availableWidth = availableWidth
    visibleEnd = range.upperBound
    paragraphLevel = level
  }

  /// The baseline in the container, in points from the top.
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
