/// A picture or view that stands in the text like a character, at U+FFFC.
public struct TextAttachment: Hashable, Sendable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double
  /// Where it stands relative to the pen on the baseline, in points; `y` is positive upwards, as in `NSTextAttachment.bounds`.
  public var x: Double
  /// Upwards from the baseline to the bottom edge.
  public var y: Double
  /// The caller's own name for it, handed back with the glyph run.
  public var identifier: String

  /// An attachment with its bounds.
  public init(width: Double, height: Double, x: Double = 0, y: Double = 0, identifier: String = "") {
    self.width = width
    self.height = height
    self.x = x
    self.y = y
    self.identifier = identifier
  }
}

/// What holds for a run of characters: UIKit's attribute keys as far as they touch layout and drawing.
public struct TextAttributes: Hashable, Sendable {
  /// The font; other fonts serve characters that it does not have.
  public var font: Font
  /// Points added after every character, on top of the font's own spacing. Exactly 0 turns pair kerning off, as in UIKit.
  public var kern: Double?
  /// Points by which the characters are raised above the baseline.
  public var baselineOffset = 0.0
  /// A line is drawn below the characters.
  public var isUnderlined = false
  /// A line is drawn through the characters.
  public var isStruckThrough = false
  /// 0xRRGGBBAA; nil is whatever the drawing uses.
  public var color: UInt32?
  /// Shown where the text has U+FFFC.
  public var attachment: TextAttachment?
  /// Counts where it stands on the first character of a paragraph.
  public var paragraphStyle: ParagraphStyle

  /// Attributes with UIKit's defaults for what is left out.
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
