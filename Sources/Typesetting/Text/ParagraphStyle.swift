/// The horizontal alignment of lines in their container.
public enum TextAlignment: UInt8, Hashable, Sendable {
  case left, center, right, justified
  /// Left for left-to-right text, right for right-to-left text.
  case natural
}

/// The direction of a paragraph.
public enum WritingDirection: UInt8, Hashable, Sendable {
  /// The direction of the first character with a strong direction; left to right if there is none.
  case natural
  case leftToRight, rightToLeft
}

/// A tab stop: the position to which a tab character moves, in points from the leading edge.
public struct TextTab: Hashable, Sendable {
  /// How the text after the tab is aligned at the tab stop. `natural` and `justified` mean `left`.
  public var alignment: TextAlignment
  /// The distance from the leading edge, in points.
  public var location: Double

  /// Makes a tab stop.
  public init(alignment: TextAlignment = .natural, location: Double) {
    self.alignment = alignment
    self.location = location
  }
}

/// The layout of a paragraph's lines, with the properties of `NSParagraphStyle`. Lengths are in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// The horizontal alignment of lines.
  public var alignment: TextAlignment = .natural
  /// The direction of the paragraph. If it is `natural`, the container's direction is used.
  public var direction: WritingDirection = .natural
  /// The line break mode. If it is nil, the container's mode is used.
  public var lineBreakMode: LineBreakMode?
  /// The space below each line except the last of the text.
  public var lineSpacing = 0.0
  /// The space below the paragraph.
  public var paragraphSpacing = 0.0
  /// The space above the paragraph, except at the top of the text.
  public var paragraphSpacingBefore = 0.0
  /// The indent of the first line from the leading edge.
  public var firstLineHeadIndent = 0.0
  /// The indent of all lines except the first, from the leading edge.
  public var headIndent = 0.0
  /// The end of the lines. A positive value is the distance from the leading edge; a negative value or 0 is the
  /// (negative) distance from the trailing edge.
  public var tailIndent = 0.0
  /// A factor by which the natural line height is multiplied; 0 for none. Additional height is added above the text.
  public var lineHeightMultiple = 0.0
  /// The smallest line height.
  public var minimumLineHeight = 0.0
  /// The largest line height; 0 for no limit.
  public var maximumLineHeight = 0.0
  /// Whether orphans are avoided: if the last line would have a single word, the last word of the line before is moved
  /// to it as well, if both words fit.
  public var pushesOutOrphans = false
  /// Whether the lines of justified text are broken so that their spaces have similar widths. Otherwise each line takes
  /// as many words as fit.
  public var evensJustifiedLines = false
  /// The hyphenation factor. It has no effect, because words are broken only at soft hyphens.
  public var hyphenationFactor = 0.0
  /// The tab stops, ascending by location.
  public var tabStops: [TextTab] = ParagraphStyle.defaultTabStops
  /// The distance between tab stops after the last of `tabStops`; 0 means 28 points.
  public var defaultTabInterval = 0.0

  /// UIKit's default style.
  public init() {}

  /// Hashes only the properties that commonly differ. This is faster, and collisions are rare.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(alignment)
    hasher.combine(lineBreakMode)
    hasher.combine(headIndent)
    hasher.combine(lineSpacing)
    hasher.combine(lineHeightMultiple)
  }

  /// UIKit's default tab stops: twelve stops at intervals of 28 points.
  public static let defaultTabStops = (1...12).map { TextTab(location: 28 * Double($0)) }
  /// UIKit's default style.
  public static let `default` = ParagraphStyle()
}
