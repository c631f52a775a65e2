/// A picture or view inside the text, shown for the character U+FFFC (object replacement character).
public struct TextAttachment: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// The offset of the left edge from the end of the preceding text, in points, as in `NSTextAttachment.bounds`.
  public var x: Double
  /// The offset of the bottom edge from the baseline, in points, positive upwards.
  public var y: Double
  /// A name by which the caller recognises the attachment in ``GlyphRun/attributes``.
  public var identifier: String

  /// Makes an attachment from its bounds.
  public init(width: Double, height: Double, x: Double = 0, y: Double = 0, identifier: String = "") {
    self.width = width
    self.height = height
    self.x = x
    self.y = y
    self.identifier = identifier
  }
}

/// The attributes of a run of characters. They correspond to UIKit's attributed string keys that affect layout and
/// drawing.
public struct TextAttributes: Hashable, Sendable {
  /// The font. Characters that the font does not have are taken from fallback fonts.
  public var font: Font
  /// The space in points that is added after every character, in addition to the font's tracking. 0 turns pair kerning
  /// off, as in UIKit; nil leaves it on.
  public var kern: Double?
  /// How far the characters are raised above the baseline, in points.
  public var baselineOffset = 0.0
  /// Whether a line is drawn below the characters.
  public var isUnderlined = false
  /// Whether a line is drawn through the characters.
  public var isStruckThrough = false
  /// The colour as 0xRRGGBBAA; nil for the renderer's default.
  public var color: UInt32?
  /// The attachment that is shown if the character is U+FFFC.
  public var attachment: TextAttachment?
  /// The paragraph style. For each paragraph, the style of its first character is used.
  public var paragraphStyle: ParagraphStyle

  /// Makes attributes; the defaults are UIKit's.
  public init(
    font: Font, kern: Double? = nil, baselineOffset: Double = 0, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, color: UInt32? = nil, attachment: TextAttachment? = nil,
    paragraphStyle: ParagraphStyle = .default
  ) {
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.color = color
    self.attachment = attachment
    self.paragraphStyle = paragraphStyle
  }
}
