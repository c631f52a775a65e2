/// Where lines stand between the edges of their container.
public enum TextAlignment: UInt8, Hashable, Sendable {
  case left, center, right, justified
  /// Left for text that runs left to right, right for the other.
  case natural
}

/// The direction of a paragraph.
public enum WritingDirection: UInt8, Hashable, Sendable {
  /// That of the first strong character; left to right where there is none.
  case natural
  case leftToRight, rightToLeft
}

/// A place that a tab character moves on to, measured from the leading edge in points.
public struct TextTab: Hashable, Sendable {
  /// How the text after the tab stands at its place. `natural` and `justified` stand like `left`.
  public var alignment: TextAlignment
  /// In points from the leading edge.
  public var location: Double

  /// A tab stop.
  public init(alignment: TextAlignment = .natural, location: Double) {
    self.alignment = alignment
    self.location = location
  }
}

/// How the lines of a paragraph are set: the facts of `NSParagraphStyle`, in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where the lines stand between the edges.
  public var alignment: TextAlignment = .natural
  /// Overrides the container's direction unless `natural`.
  public var direction: WritingDirection = .natural
  /// Overrides the container's mode where set.
  public var lineBreakMode: LineBreakMode?
  /// Between the lines of the paragraph, below each but the last of the text.
  public var lineSpacing = 0.0
  /// Below the paragraph.
  public var paragraphSpacing = 0.0
  /// Above the paragraph, but not at the top of the text.
  public var paragraphSpacingBefore = 0.0
  /// From the leading edge to the first line.
  public var firstLineHeadIndent = 0.0
  /// From the leading edge to the other lines.
  public var headIndent = 0.0
  /// Above zero from the leading edge, else from the trailing edge, to where lines end.
  public var tailIndent = 0.0
  /// The natural line height times this, unless 0; what is added stands above the text.
  public var lineHeightMultiple = 0.0
  /// Lines are at least this high.
  public var minimumLineHeight = 0.0
  /// No limit where 0.
  public var maximumLineHeight = 0.0
  /// Whether a word that would stand alone on the last line takes the one before it along, where both fit there.
  public var pushesOutOrphans = false
  /// Words are broken at soft hyphens only; the factor is carried for callers.
  public var hyphenationFactor = 0.0
  /// Ascending by place.
  public var tabStops: [TextTab] = ParagraphStyle.defaultTabStops
  /// The distance of the tab stops after the last of `tabStops`; 28 points where 0.
  public var defaultTabInterval = 0.0

  /// UIKit's default style.
  public init() {}

  /// Only what commonly differs goes into the hash: styles are hashed far more often than they collide.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(alignment)
    hasher.combine(lineBreakMode)
    hasher.combine(headIndent)
    hasher.combine(lineSpacing)
    hasher.combine(lineHeightMultiple)
  }

  /// UIKit's: twelve of them, 28 points apart.
  public static let defaultTabStops = (1...12).map { TextTab(location: 28 * Double($0)) }
  /// UIKit's default style.
  public static let `default` = ParagraphStyle()
}
