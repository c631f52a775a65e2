/// One line of laid-out text, or one part of a line that exclusions have cut.
public struct Line: Sendable {
  /// What stands for text that is not shown on a line.
  struct Hidden: Sendable {
    /// The characters that are not shown.
    var range: Range<Int>
    /// Whether an ellipsis stands in their place.
    var hasToken: Bool
  }

  /// The left end of the text in the container, in points.
  public internal(set) var x: Double
  /// The top of the line in the container, in points.
  public internal(set) var y: Double
  /// From the left end of the first glyph to the right end of the last, in points.
  public internal(set) var width: Double
  /// From the top of the line to its baseline, in points.
  public internal(set) var ascent: Double
  /// From the baseline to the bottom of the line, in points; positive.
  public internal(set) var descent: Double
  /// The characters that the line stands for, hidden ones included, in UTF-16 units.
  public internal(set) var range: Range<Int>
  /// The characters of `range` that are not shown.
  public internal(set) var hiddenRange: Range<Int>?
  /// Whether an ellipsis stands for the hidden characters.
  public internal(set) var hasEllipsis = false
  /// The width that the line was allowed, in points; infinite where there was no limit.
  public internal(set) var availableWidth: Double
  /// The embedding level of the paragraph: odd for right to left.
  var paragraphLevel: UInt8 = 0
  /// Added to every space of a justified line, in points.
  var spaceStretch = 0.0
  /// Where the shown text ends: without the white space that hangs over the end of a wrapped line.
  var visibleEnd: Int

  /// The baseline in the container, in points from the top.
  public var baseline: Double { y + ascent }
  public var height: Double { ascent + descent }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var isTruncated: Bool { hiddenRange != nil }
}
